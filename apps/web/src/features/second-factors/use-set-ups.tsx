import { secondFactors } from '@portal/contract/accounts/second-factors'
import { type ReactNode, useState } from 'react'
import type { CallOutput } from '../../api/answer.ts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useSessionRefresh } from '../../reference/accounts/use-session-refresh.ts'
import { useFocusAfter } from '../../shared/dialogs/use-focus-after.ts'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'

const TotpDialog = lazyPart(() => import('./totp/totp-dialog.tsx').then((file) => file.TotpDialog))
const AddPasskeyDialog = lazyPart(() =>
  import('./passkeys/add-passkey-dialog.tsx').then((file) => file.AddPasskeyDialog),
)
const RecoveryCodesDialog = lazyPart(() =>
  import('./recovery/recovery-codes-dialog.tsx').then((file) => file.RecoveryCodesDialog),
)

type Codes = readonly string[]
type Shown =
  | { is: 'totp'; started: CallOutput<typeof secondFactors.startTotp> }
  | { is: 'passkey' }
  /** `done` says what they follow. */
  | { is: 'recovery_codes'; codes: Codes; done: string }

export type SetUps = {
  setUpTotp: () => void
  addPasskey: () => void
  showRecoveryCodes: (codes: Codes) => void
  /** Notes the control that has the focus: it has it again after the last dialog. */
  noteOpener: () => void
  /** Whether a secret is being made. */
  isStarting: boolean
  /** The dialogs, for whoever offers one of the above. */
  dialogs: ReactNode
}

/**
 * The set-up of codes and passkeys, and the recovery codes that follow a first factor. `onDone` is called when all of
 * it is over: the session is read again only then, because who must set a factor up is let into the portal by it, and
 * would leave the recovery codes behind.
 */
export function useSetUps(onDone?: () => unknown): SetUps {
  const [shown, setShown] = useState<Shown>()
  const start = useApiMutation(secondFactors.startTotp)
  const refreshSession = useSessionRefresh()
  const noteOpener = useFocusAfter(shown !== undefined)
  const close = () => setShown(undefined)
  const finish = async (done: string) => {
    close()
    toastSuccess(done)
    await refreshSession()
    onDone?.()
  }
  const setUpTotp = () => {
    noteOpener()
    start.mutate(undefined, {
      onSuccess: (started) => setShown({ is: 'totp', started }),
      onError: toastError,
    })
  }
  /** After a factor was set up. */
  const goOn = (done: string, codes: Codes | null) => {
    if (codes === null) void finish(done)
    else setShown({ is: 'recovery_codes', codes, done })
  }
  return {
    setUpTotp,
    addPasskey: () => {
      noteOpener()
      setShown({ is: 'passkey' })
    },
    showRecoveryCodes: (codes) => goOn(t.recoveryCodes.renewed, codes),
    noteOpener,
    isStarting: start.isPending,
    dialogs: (
      <>
        {shown?.is === 'totp' && (
          <TotpDialog started={shown.started} onSetUp={(codes) => goOn(t.totp.set, codes)} onClose={close} />
        )}
        {shown?.is === 'passkey' && (
          <AddPasskeyDialog onAdded={(codes) => goOn(t.passkeys.added, codes)} onClose={close} />
        )}
        {shown?.is === 'recovery_codes' && (
          <RecoveryCodesDialog codes={shown.codes} onClose={() => void finish(shown.done)} />
        )}
      </>
    ),
  }
}
