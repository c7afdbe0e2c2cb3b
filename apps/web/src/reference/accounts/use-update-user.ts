import { users } from '@portal/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useApiMutation } from '../../api/query.ts'
import { sessionQuery } from '../../session/session-query.ts'
import { useUser } from '../../session/use-user.ts'

/**
 * Changes an account. After a change of one's own account the session is read again, because the page's frame shows it.
 */
export function useUpdateUser() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const me = useUser()
  const showOwn = async () => {
    await queryClient.refetchQueries(sessionQuery)
    await router.invalidate()
  }
  return useApiMutation(users.update, {
    onSuccess: ({ id }) => {
      if (id === me.id) void showOwn()
    },
  })
}
