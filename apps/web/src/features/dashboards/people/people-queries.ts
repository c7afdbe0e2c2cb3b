import { availableSort } from '@portal/contract/dashboards/dashboard-sort'
import { dashboards } from '@portal/contract/dashboards/dashboards'
import type { Month } from '@portal/domain/days'
import type { CallOutput } from '../../../api/answer.ts'
import { q } from '../../../api/query.ts'
import type { PeopleSearch } from './people-search.ts'

const limit = 10

export const availablePage = ({ view: _, month: __, page = 1, sort, ...asked }: PeopleSearch) =>
  q(dashboards.users, { query: { ...asked, sort: availableSort.safeParse(sort).data, page, limit } })

type StaffPageAsked = { view: 'hired' | 'fired'; month: Month; page?: number | undefined }

export const staffPage = ({ view, month, page = 1 }: StaffPageAsked) =>
  q(dashboards.profiles, { query: { [view]: true, date: month, page, limit } })

export type AvailablePage = CallOutput<typeof dashboards.users>
export type StaffPage = CallOutput<typeof dashboards.profiles>
