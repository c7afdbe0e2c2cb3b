import { session } from '@portal/contract/accounts/session'
import { sessions } from '@portal/contract/accounts/sessions'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { askForPasskey, NoPasskey } from '../../browser/passkeys.ts'
import { sentenceOfProof } from '../../session/sentence-of-proof.ts'

type Given = { code: string } | 'passkey'

export type FactorConfirm = ReturnType<typeof useFactorConfirm>

/** Proves by a code or a passkey that it is still the person of the session. */
export function useFactorConfirm(onConfirmed: () => void) {
  const give = useMutation({
    mutationFn: async (given: Given) => {
      const body = given === 'passkey' ? { passkey: await passkey() } : given
      await call(sessions.confirm, { body })
    },
    onSuccess: onConfirmed,
  })
  const { error, variables } = give
  return {
    give: give.mutate,
    forget: give.reset,
    isRunning: give.isPending,
    failure: error && {
      sentence: sentenceOfProof(error),
      isOfPasskey: variables === 'passkey',
      isQuiet: error instanceof NoPasskey,
    },
  }
}

const passkey = async () => askForPasskey((await call(session.passkeyOptions, {})).options)
