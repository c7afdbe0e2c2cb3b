import type { SessionUser } from '@portal/contract/accounts/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery } from './session-query.ts'
import { storeUser } from './stored-user.ts'

/** What follows each way of signing in: the login route finds the session and redirects to the wanted page. */
export function useEnterPortal(): (opened: { user: SessionUser }) => Promise<void> {
  const router = useRouter()
  const queryClient = useQueryClient()
  return async ({ user }) => {
    queryClient.setQueryData(sessionQuery.queryKey, user)
    storeUser(user)
    await router.invalidate()
  }
}
