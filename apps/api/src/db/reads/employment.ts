import type { Day } from '@portal/domain/days'
import { gte, isNull, or, type SQL } from 'drizzle-orm'
import { profiles } from '../schema/people/profiles.ts'

/** The opposite of `hasLeftBefore` of @portal/domain/people/work-days in SQL. */
export const isStillThereOn = (day: Day | SQL<Day>): SQL | undefined =>
  or(isNull(profiles.jobEndedOn), gte(profiles.jobEndedOn, day))
