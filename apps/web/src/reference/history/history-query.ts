import type { AuditEntries, histories } from '@portal/contract/audit'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callTyped } from '../../api/client.ts'

export type HistoryRoute = (typeof histories)[keyof typeof histories]

/** Newest first, 20 at a time, as many as were asked for. */
export const historyOf = (route: HistoryRoute, id: number) =>
  infiniteQueryOptions({
    queryKey: [route.url, { id }],
    queryFn: ({ pageParam, signal }): Promise<AuditEntries> =>
      callTyped(route, { params: { id }, query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _all, page) => (page < pages ? page + 1 : undefined),
  })
