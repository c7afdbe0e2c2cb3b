import { histories } from '@portal/contract/audit'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callTyped } from '../../api/client.ts'
import { historyOf } from '../../reference/history/history-query.ts'

/** The moves, newest first, 20 at a time, as many as were asked for. */
export const movesOf = (id: number) =>
  infiniteQueryOptions({
    queryKey: [candidates.history.url, { id }],
    queryFn: ({ pageParam, signal }) =>
      callTyped(candidates.history, { params: { id }, query: { page: pageParam, limit: 20 } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _all, page) => (page < pages ? page + 1 : undefined),
  })

export const trailOf = (id: number) => historyOf(histories.candidate, id)
