import { users } from '@portal/contract/users'
import { useApiMutation } from '../../api/query.ts'
import { useUser } from '../../session/use-user.ts'
import { useSessionRefresh } from './use-session-refresh.ts'

/**
 * Changes an account. After a change of one's own account the session is read again, because the page's frame shows it.
 */
export function useUpdateUser() {
  const refreshSession = useSessionRefresh()
  const me = useUser()
  return useApiMutation(users.update, {
    onSuccess: ({ id }) => {
      if (id === me.id) void refreshSession()
    },
  })
}
