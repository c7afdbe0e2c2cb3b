import type { QueryClient } from '@tanstack/react-query'
import { portalQuery } from './portal-query.ts'
import { sessionQuery } from './session-query.ts'
import { forgetUser } from './stored-user.ts'

/** Removes everything about a person from the browser: cached answers of the server and the stored name. */
export function forgetEverything(queryClient: QueryClient) {
  const portal = queryClient.getQueryData(portalQuery.queryKey)
  queryClient.clear()
  forgetUser()
  queryClient.setQueryData(sessionQuery.queryKey, null)
  if (portal) queryClient.setQueryData(portalQuery.queryKey, portal)
}
