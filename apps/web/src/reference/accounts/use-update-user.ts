import { users } from '@portal/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../../api/query.ts'
import { useUser } from '../../session/use-user.ts'
import { refreshPortraits } from '../people/portraits.ts'
import { useSessionRefresh } from './use-session-refresh.ts'

/**
 * Changes an account. After a change of one's own account the session is read again, because the page's frame shows it, and
 * after that of any account the portraits, which lists show.
 */
export function useUpdateUser() {
  const refreshSession = useSessionRefresh()
  const me = useUser()
  const queryClient = useQueryClient()
  return useApiMutation(users.update, {
    onSuccess: ({ id }) => {
      if (id === me.id) void refreshSession()
      void refreshPortraits(queryClient)
    },
  })
}
