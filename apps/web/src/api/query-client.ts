import {
  CancelledError,
  type FetchQueryOptions,
  hashKey,
  type Mutation,
  MutationCache,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { isChangedMeanwhile, NetworkError } from './api-errors.ts'

const halfMinuteMs = 30_000

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Marks the session and the portal's facts, which stay fresh after a change of anything else. */
      outlivesChanges?: true
    }
    mutationMeta: {
      /** The url of a DELETE endpoint; a GET at the same url with the same parameters is about the deleted row. */
      deletedUrl?: string
      /** Marks a change after which no other query shows anything else. */
      changesNothingElse?: true
    }
  }
}

/**
 * The client of all queries, with the one rule of freshness: after any successful change everything but session and
 * portal data is stale, and what is on screen is fetched again. See docs/decisions/0020-one-rule-of-freshness.md.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, variables, _result, mutation) => {
        if (mutation.meta?.changesNothingElse) return
        // The refresh is not awaited: a form closes as soon as its change is saved, and the old rows stay until the new
        // ones come.
        void refreshAfter(queryClient, mutation, variables)
      },
      onError: (error) => {
        // The data on screen is outdated.
        if (isChangedMeanwhile(error)) {
          void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.outlivesChanges !== true })
        }
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: halfMinuteMs,
        // Offline a request fails at once and says so, instead of waiting without an end.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => error instanceof NetworkError && failures < 2,
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return queryClient
}

function refreshAfter(queryClient: QueryClient, mutation: AnyMutation, variables: unknown) {
  const isOfDeletedRow = deletedRow(mutation, variables)
  return refresh(queryClient, { isGone: ({ queryKey }) => isOfDeletedRow(queryKey) })
}

type RefreshOptions = { isGone?: (query: Query) => boolean; isSeen?: boolean }

/**
 * Makes everything but session and portal data stale. What is on screen is fetched again; in a tab that nobody looks
 * at, when somebody returns to it.
 */
export async function refresh(
  queryClient: QueryClient,
  { isGone = () => false, isSeen = true }: RefreshOptions = {},
) {
  const mayHaveChanged = (query: Query) => query.meta?.outlivesChanges !== true && !isGone(query)
  // The answer to a first request that is not answered yet may be older than the change; invalidating would wait for it.
  await queryClient.cancelQueries({
    predicate: (query) => query.state.data === undefined && mayHaveChanged(query),
  })
  await queryClient.invalidateQueries({ predicate: mayHaveChanged, refetchType: isSeen ? 'active' : 'none' })
}

/** Fetches what an act needs. A refresh cancels a request that is not answered yet; this one is then sent again. */
export async function fetchForAct<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient.fetchQuery(query)
  } catch (error) {
    if (error instanceof CancelledError) return fetchForAct(queryClient, query)
    throw error
  }
}

type AnyMutation = Mutation<unknown, unknown, unknown>

/**
 * Recognizes the queries of the deleted row, which would answer 404 if they were fetched again before its page is left.
 * Without parameters no row of a list was deleted, and the GET tells what is left, such as no calendar feed.
 */
function deletedRow({ meta }: AnyMutation, variables: unknown): (queryKey: QueryKey) => boolean {
  const { deletedUrl } = meta ?? {}
  const hasParams = typeof variables === 'object' && variables !== null && 'params' in variables
  if (deletedUrl === undefined || !hasParams) return () => false
  const params = hashKey([variables.params])
  return ([url, ofQuery]) =>
    typeof url === 'string' && url.startsWith(deletedUrl) && hashKey([ofQuery]) === params
}
