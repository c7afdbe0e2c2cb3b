import { managerSort } from '@portal/contract/dashboards/dashboard-sort'
import { dashboards } from '@portal/contract/dashboards/dashboards'
import { q } from '../../../api/query.ts'
import type { ManagersSearch } from './managers-search.ts'

export const managersList = ({ search, sort }: ManagersSearch) =>
  q(dashboards.managers, { query: { search, sort: managerSort.safeParse(sort).data } })
