import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import { session } from '@portal/contract/accounts/session'
import { useMutation } from '@tanstack/react-query'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { askForPasskey, NoPasskey } from '../../../browser/passkeys.ts'
import { sentenceOfProof } from '../../../session/sentence-of-proof.ts'
import { useEnterPortal } from '../../../session/use-enter-portal.ts'
import { useOverlay } from '../../../shared/overlays/use-overlay.ts'
import { useLastRecoveryCode } from './use-last-recovery-code.ts'

/** What the person gives: a code, a recovery code, or the passkey that the browser asks for. */
export type Given = { code: string } | { recovery_code: string } | 'passkey'

/** Goes on with a sign-in. `onBack` leads to the first step, with a sentence where only that can go on. */
export function useSecondStep(step: SecondFactorStep, onBack: (sentence?: string) => void) {
  const { history } = useRouter()
  const enter = useEnterPortal()
  const tellOfLastCode = useLastRecoveryCode()
  const [isOver, setOver] = useState(false)
  useOverlay({ mayClose: () => true, close: onBack }, !isOver)
  const give = useMutation({
    mutationFn: async (given: Given) => {
      const proof = given === 'passkey' ? { passkey: await passkeyFor(step) } : given
      return call(session.secondFactor, { body: { challenge: step.challenge, ...proof } })
    },
    onSuccess: async (opened, given) => {
      setOver(true)
      await entryIsGone(history)
      await enter(opened)
      if (given !== 'passkey' && 'recovery_code' in given) await tellOfLastCode()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 410) onBack(error.message)
    },
  })
  const { error, variables } = give
  return {
    give: give.mutate,
    forget: give.reset,
    isRunning: give.isPending || give.isSuccess,
    failure: error && { sentence: sentenceOfProof(error), place: placeOf(error, variables) },
  }
}

/** Where a failure stands: at the field of the code, beside the buttons, or there without alarm. */
function placeOf(error: Error, given: Given | undefined): 'field' | 'form' | 'quiet' {
  if (error instanceof NoPasskey) return 'quiet'
  const isRefused = error instanceof ApiError && (error.code === 'session.wrong_code' || error.status === 422)
  return isRefused && given !== 'passkey' ? 'field' : 'form'
}

async function passkeyFor({ passkey_options: options }: SecondFactorStep) {
  if (!options) throw new NoPasskey()
  return askForPasskey(options)
}

/**
 * Resolves when the second step has no entry in the history any more. The wanted page then takes the place of the login, so
 * that Back does not lead to it.
 */
const entryIsGone = (history: RouterHistory): Promise<void> =>
  new Promise((resolve) => {
    if (!history.location.state.overlays) return resolve()
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
  })
