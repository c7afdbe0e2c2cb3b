import type { QueryClient } from '@tanstack/react-query'
import { portalQuery } from './portal-query.ts'
import { sessionQuery } from './session-query.ts'
import { forgetUser } from './stored-user.ts'

/** Leaves nothing of a person in the browser: neither answers of the server nor the stored name. */
export function forgetEverything(queryClient: QueryClient) {
  const portal = queryClient.getQueryData(portalQuery.queryKey)
  queryClient.clear()
  forgetUser()
  queryClient.setQueryData(sessionQuery.queryKey, null)
  if (portal) queryClient.setQueryData(portalQuery.queryKey, portal)
}
