import { session } from '@portal/contract/accounts/session'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ApiError } from '../../api/api-errors.ts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { sessionQuery } from '../../session/session-query.ts'
import { storeUser } from '../../session/stored-user.ts'

type Credentials = { email: string; password: string }

/** Signs in; the login route then finds the session and redirects to the requested page. */
export function useSignIn() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const create = useApiMutation(session.create)
  const signIn = (credentials: Credentials) =>
    create.mutate(
      { body: { session: credentials } },
      {
        onSuccess: async ({ user }) => {
          queryClient.setQueryData(sessionQuery.queryKey, user)
          storeUser(user)
          await router.invalidate()
        },
      },
    )
  return {
    signIn,
    isRunning: create.isPending || create.isSuccess,
    failure: create.error ? sentenceOf(create.error) : undefined,
  }
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.status === 429 ? t.login.tooMany(error.retryAfterSeconds) : error.message
