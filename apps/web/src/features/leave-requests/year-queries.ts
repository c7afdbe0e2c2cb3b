import { holidays } from '@portal/contract/holidays'
import { leaveBalances } from '@portal/contract/leave-balances'
import { q } from '../../api/query.ts'

export const holidaysOf = (year: number) => q(holidays.list, { query: { year } })

/** How much leave the person has used and asked for in a year. */
export const ownCounters = (year: number) => q(leaveBalances.counters, { query: { year } })
