import { type SessionUser, session } from '@portal/contract/accounts/session'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/api-errors.ts'
import { call } from '../api/client.ts'
import { portalQuery } from './portal-query.ts'
import { forgetUser, hasStoredUser, storeUser } from './stored-user.ts'

const fiveMinutesMs = 300_000

/** The signed-in user; null for a visitor. Fetched at the start, and again in the background when it is stale. */
export const sessionQuery = queryOptions({
  queryKey: [session.show.url],
  staleTime: fiveMinutesMs,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { outlivesChanges: true },
  queryFn: async ({ client, signal }): Promise<SessionUser | null> => {
    // No request is sent for a visitor, because the browser's console would show the refusal.
    if (!hasStoredUser() && !(await client.ensureQueryData(portalQuery)).signed_in) return null
    try {
      const answer = await call(session.show, {}, { signal })
      storeUser(answer.user)
      return answer.user
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      forgetUser()
      return null
    }
  },
})
