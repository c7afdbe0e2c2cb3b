import type { Day } from '@portal/domain/days'
import { lte, type Placeholder, type SQL } from 'drizzle-orm'
import { candidates } from '../schema/candidates.ts'

/**
 * `isPingDue` of @portal/domain/candidates/ping-again in SQL. A constraint keeps a day only where ping again is turned
 * on.
 */
export const isPingDueOn = (today: Day | Placeholder): SQL => lte(candidates.ping_again_on, today)
