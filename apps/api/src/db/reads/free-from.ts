import type { Day } from '@portal/domain/days'
import { halfDayTypes } from '@portal/domain/leave/leave'
import { and, eq, gte, isNull, lte, not, notInArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { contracts } from '../schema/contracts.ts'
import { leaveRequests } from '../schema/leave-requests.ts'
import { users } from '../schema/people/users.ts'
import { projects } from '../schema/projects.ts'
import { isOpenOn } from './contract-days.ts'
import { isStillThereOn } from './employment.ts'

/**
 * The day after the last contract, today where none binds the person, and null where a contract has no end. Bench binds
 * nobody.
 */
const dayAfterWork = (today: Day | Placeholder) => sql`(
  select case when bool_or(${isNull(contracts.end_date)}) then null
    else greatest(${today}::date, max(${contracts.end_date}) + 1) end as day
  from ${contracts} join ${projects} on ${eq(projects.id, contracts.project_id)}
  where ${and(eq(contracts.user_id, users.id), not(projects.is_bench), isOpenOn(today))})`

/** Approved leave of the person that takes whole days. */
const isAway = and(
  eq(leaveRequests.user_id, users.id),
  eq(leaveRequests.status, 'approved'),
  notInArray(leaveRequests.request_type, [...halfDayTypes]),
)

const day = sql<Day>`possible.day`

/**
 * The first day from which a person is free (docs/product-rules.md#free-from), or null. For a query that joins the
 * user's latest employment. The first day without leave is the day after work itself, or the day after one of the requests.
 */
export const freeFrom = (today: Day | Placeholder): SQL<Day | null> => sql<Day | null>`(
  select min(${day})
  from ${dayAfterWork(today)} after_work
  cross join lateral (
    select after_work.day
    union all
    select ${leaveRequests.end_date} + 1 from ${leaveRequests}
    where ${and(isAway, gte(leaveRequests.end_date, sql`after_work.day`))}
  ) possible
  where ${isStillThereOn(day)}
  and not exists (
    select from ${leaveRequests}
    where ${and(isAway, lte(leaveRequests.start_date, day), gte(leaveRequests.end_date, day))}))`
