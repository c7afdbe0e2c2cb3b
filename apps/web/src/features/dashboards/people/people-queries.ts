import { dashboards } from '@portal/contract/dashboards/dashboards'
import type { Month } from '@portal/domain/days'
import { q } from '../../../api/query.ts'
import type { PeopleSearch } from './people-search.ts'

const limit = 10

export const availablePage = ({ sub_role, page = 1 }: Pick<PeopleSearch, 'sub_role' | 'page'>) =>
  q(dashboards.users, { query: { sub_role, page, limit } })

type StaffPage = { view: 'hired' | 'fired'; month: Month; page?: number | undefined }

export const staffPage = ({ view, month, page = 1 }: StaffPage) =>
  q(dashboards.profiles, { query: { [view]: true, date: month, page, limit } })
