import { leaveBalances } from '@portal/contract/leave-balances'
import { q } from '../../api/query.ts'

/** How much leave the signed-in person, or another one, has taken and asked for in a year. */
export const countersOf = (year: number, userId?: number) =>
  q(leaveBalances.counters, { query: { year, user_id: userId } })
