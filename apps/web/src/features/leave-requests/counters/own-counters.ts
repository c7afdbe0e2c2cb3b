import { leaves } from '@portal/contract/leave-balances'
import { q } from '../../../api/query.ts'

export const ownCounters = (year: number) => q(leaves.counters, { query: { year } })
