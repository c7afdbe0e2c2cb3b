import { leaves } from '@portal/contract/leave/leave-totals'
import { q } from '../../../api/query.ts'

export const ownCounters = (year: number) => q(leaves.counters, { query: { year } })
