import { leaveBalances } from '@portal/contract/leave-balances'
import { q } from '../../../api/query.ts'

export const ownCounters = (year: number) => q(leaveBalances.counters, { query: { year } })
