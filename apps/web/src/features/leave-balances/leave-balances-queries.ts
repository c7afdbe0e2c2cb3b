import { leaves } from '@portal/contract/leave-balances'
import { q } from '../../api/query.ts'
import type { LeavesSearch } from './leave-balances-search.ts'

const pageSize = 10

export const leavesPage = ({ page = 1, ...filters }: LeavesSearch) =>
  q(leaves.dashboard, { query: { ...filters, page, limit: pageSize } })
