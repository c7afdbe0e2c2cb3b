import type { QueryClient } from '@tanstack/react-query'
import { portalQuery } from './portal-query.ts'
import { forgetRemembered } from './remembered.ts'
import { sessionQuery } from './session-query.ts'
import { forgetUser } from './stored-user.ts'

/** Removes everything about a person from the browser: cached answers of the server, the stored name and the names of what was chosen. */
export function forgetEverything(queryClient: QueryClient) {
  const portal = queryClient.getQueryData(portalQuery.queryKey)
  queryClient.clear()
  forgetUser()
  forgetRemembered()
  queryClient.setQueryData(sessionQuery.queryKey, null)
  if (portal) queryClient.setQueryData(portalQuery.queryKey, portal)
}
