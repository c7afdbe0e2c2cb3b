import type { LeaveRequestFilters } from '@portal/contract/leave-requests/leave-request-files'
import type { LeaveRequest, LeaveRequestQuery } from '@portal/contract/leave-requests/leave-requests'
import { mayReadRequestsOfAll } from '@portal/domain/access'
import { type Day, daysOfPeriod, yearOf } from '@portal/domain/days'
import type { Actor } from '../../use-case/actor.ts'
import { pageCount, sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { presentLeaveRequests } from './leave-requests.presenter.ts'
import { countLeaveRequests, type LeaveRequestMatch, listLeaveRequestRows } from './leave-requests.store.ts'

type List = { paginate_requests: LeaveRequest[]; pages: number; count: number }

/**
 * Lists own requests, for manager-level people everyone's unless `mine` is given. The newest start comes first, of
 * pending and open ones the earliest first day. A month without a year is in the current year.
 */
export async function listLeaveRequests(
  { db, clock }: Deps,
  actor: Actor,
  query: LeaveRequestQuery,
): Promise<List> {
  const today = clock.today()
  const slice = sliceOf(query)
  const match = matchOf(query, actor, today)
  const [rows, count] = await Promise.all([
    listLeaveRequestRows(db, { ...match, sort: query.sort }, slice),
    countLeaveRequests(db, match),
  ])
  return {
    paginate_requests: await presentLeaveRequests(db, actor, rows, today),
    pages: pageCount(count, slice),
    count,
  }
}

/** The requests that a list has: own ones, of manager-level people everyone's unless `mine` is given. */
export function matchOf(query: LeaveRequestFilters, actor: Actor, today: Day): LeaveRequestMatch {
  const isOwnOnly = query.mine === true || !mayReadRequestsOfAll(actor)
  const userIds = [query.by_user_id, query.user_id, isOwnOnly ? actor.id : undefined]
  return {
    // A request must match every one of these ids, so that another person's id finds nothing in a list of own requests.
    userIds: userIds.filter((id) => id !== undefined),
    is_pending: query.is_pending,
    open: query.is_open === undefined ? undefined : { is_open: query.is_open, today },
    type: query.request_type,
    id: query.request_id,
    ...daysOf(query, today),
  }
}

/** The days of which a request touches at least one; a day wins over a month. */
function daysOf(query: LeaveRequestFilters, today: Day): { from?: Day; to?: Day } {
  const day = query.by_day ?? query.by_date
  if (day !== undefined) return { from: day, to: day }
  if (query.by_month === undefined && query.by_year === undefined) return {}
  return daysOfPeriod(query.by_year ?? yearOf(today), query.by_month)
}
