import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import { session } from '@portal/contract/accounts/session'
import { ApiError } from '../../api/api-errors.ts'
import { useApiMutation } from '../../api/query.ts'
import { sentenceOfProof } from '../../session/sentence-of-proof.ts'
import { useEnterPortal } from '../../session/use-enter-portal.ts'

type Credentials = { email: string; password: string }

/** Signs in by a password; `onSecondFactor` is called where that is not enough. */
export function useSignIn(onSecondFactor: (step: SecondFactorStep, email: string) => void) {
  const enter = useEnterPortal()
  const create = useApiMutation(session.create)
  const step = stepIn(create.error)
  const signIn = (credentials: Credentials) =>
    create.mutate(
      { body: { session: credentials } },
      {
        onSuccess: enter,
        onError: (error) => {
          const next = stepIn(error)
          if (next) onSecondFactor(next, credentials.email)
        },
      },
    )
  return {
    signIn,
    isRunning: create.isPending || create.isSuccess || step !== undefined,
    failure: create.error && !step ? sentenceOfProof(create.error) : undefined,
  }
}

const stepIn = (error: Error | null) => (error instanceof ApiError ? error.secondFactor : undefined)
