import { leaveBalances } from '@portal/contract/leave-balances'
import { q } from '../../api/query.ts'
import type { LeaveBalancesSearch } from './leave-balances-search.ts'

const pageSize = 10

export const leaveBalancesPage = ({ page = 1, ...filters }: LeaveBalancesSearch) =>
  q(leaveBalances.dashboard, { query: { ...filters, page, limit: pageSize } })
