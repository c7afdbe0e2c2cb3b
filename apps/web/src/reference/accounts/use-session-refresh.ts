import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery } from '../../session/session-query.ts'

/** Reads the session again, for changes of one's own account, which the page's frame shows. */
export function useSessionRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await queryClient.refetchQueries(sessionQuery)
    await router.invalidate()
  }
}
