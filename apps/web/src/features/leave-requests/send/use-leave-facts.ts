import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import type { Day } from '@portal/domain/days'
import type { OwnLeave } from '@portal/domain/leave/check-new-leave'
import type { PreviewFacts } from '@portal/domain/leave/preview-leave'
import { useQueries, useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { countersOf } from '../../../reference/leave/counters-query.ts'
import { holidaysOf } from '../year-queries.ts'

/**
 * The most requests that the API sends at once. When a person has more in a year, only the server refuses what they
 * forbid.
 */
const limit = 100

const ownRequestsOf = (year: number) => q(leaveRequests.list, { query: { mine: true, by_year: year, limit } })
const lastLeaveDay = q(leaveRequests.lastDay)

/** Another request of the person, with all that is known of it. */
export type KnownLeave = OwnLeave & { request: LeaveRequest }

/** What the rule needs to know about the years. While something is not loaded, the rule allows too much. */
export function useLeaveFacts(years: readonly number[], today: Day): PreviewFacts<KnownLeave> {
  const own = useQueries({ queries: years.map(ownRequestsOf) })
  const free = useQueries({ queries: years.map(holidaysOf) })
  const counted = useQueries({ queries: years.map((year) => countersOf(year)) })
  const ending = useQuery(lastLeaveDay)
  const requests = new Map(
    own.flatMap(({ data }) => data?.paginate_requests ?? []).map((request) => [request.id, request]),
  )
  return {
    others: [...requests.values()].map(asLeave),
    holidays: free.flatMap(({ data }) => data ?? []),
    counters: Object.fromEntries(years.map((year, index) => [year, counted[index]?.data])),
    today,
    last_day: ending.data?.last_day ?? null,
  }
}

const asLeave = (request: LeaveRequest): KnownLeave => ({
  request,
  type: request.request_type,
  status: request.status,
  start_date: request.start_date,
  end_date: request.end_date,
  vacation_type: request.vacation_type,
})
