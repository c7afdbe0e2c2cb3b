import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { type Day, yearOf } from '@portal/domain/days'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { q } from '../../api/query.ts'
import { countersOf } from '../../reference/leave/counters-query.ts'
import { monthIn, type Period, periodOf } from '../../shared/period/period.ts'
import { type RequestsSearch, requestsSearch } from './requests-search.ts'

const everyonesPageSize = 10
const ownPageSize = 5

type List = Pick<RequestsSearch, 'user' | 'pending'> & { period: Period }
type Page = List & Pick<RequestsSearch, 'page'>

/** Which of everyone's requests are shown, as the API takes it. Pending ones are asked for whatever their month. */
export const everyonesList = ({ period, user, pending }: List) => ({
  ...(pending ? { is_pending: true } : daysOf(period)),
  user_id: user,
})

/** The same of one's own. A person in the address is ignored, because these lists have no filter by user. */
export const ownList = ({ period, pending }: Omit<List, 'user'>) => ({
  ...everyonesList({ period, user: undefined, pending }),
  mine: true,
})

const daysOf = (period: Period) =>
  period.by === 'day'
    ? { by_day: period.day }
    : { by_month: Number(period.month.slice(5)), by_year: Number(period.month.slice(0, 4)) }

export const everyonesRequests = (page: Page) =>
  q(leaveRequests.list, {
    query: { ...everyonesList(page), page: page.page ?? 1, limit: everyonesPageSize },
  })

/** One's own requests. */
export const ownRequests = (page: Omit<Page, 'user'>) =>
  q(leaveRequests.list, { query: { ...ownList(page), page: page.page ?? 1, limit: ownPageSize } })

/** One's own requests that wait for a decision or whose leave is not over, whatever their month; all of them at once. */
export const openRequests = q(leaveRequests.list, { query: { mine: true, is_open: true, limit: 100 } })

/** One's own request as the lists show it, whatever their filters and page; undefined until it is loaded. */
export const useOwnRequest = (request: Pick<LeaveRequest, 'id' | 'start_date'> | undefined) =>
  useQuery({
    ...q(leaveRequests.list, { query: { by_day: request?.start_date, mine: true, limit: 100 } }),
    enabled: request !== undefined,
    select: (answer) => answer.paginate_requests.find(({ id }) => id === request?.id),
  }).data

/** Requests what a page shows first. */
export function prefetchRequests(
  queryClient: QueryClient,
  address: unknown,
  { today, isEveryones }: { today: Day; isEveryones: boolean },
) {
  const search = z.parse(requestsSearch, address)
  const page = { ...search, period: periodOf(search, { today }) }
  if (isEveryones) void queryClient.prefetchQuery(everyonesRequests(page))
  else {
    void queryClient.prefetchQuery(openRequests)
    void queryClient.prefetchQuery(ownRequests(page))
    void queryClient.prefetchQuery(countersOf(yearOf(monthIn(page.period))))
  }
}
