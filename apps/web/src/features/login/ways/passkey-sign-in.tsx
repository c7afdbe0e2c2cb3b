import { session } from '@portal/contract/accounts/session'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { askForPasskey, NoPasskey } from '../../../browser/passkeys.ts'
import { t } from '../../../messages/messages.ts'
import { sentenceOfProof } from '../../../session/sentence-of-proof.ts'
import { useEnterPortal } from '../../../session/use-enter-portal.ts'
import { PasskeyButton } from '../../../shared/passwords/passkey-button.tsx'
import { useRepeatedError } from '../../../shared/toasts/use-repeated-error.ts'
import form from '../login-form.module.css'
import styles from './other-sign-ins.module.css'

/** Signs in by a passkey alone: it names the account. `onTry` is called when it begins. */
export function PasskeySignIn({ onTry }: { onTry: () => void }) {
  const enter = useEnterPortal()
  const asked = useMutation({
    mutationFn: async () => {
      const { challenge, options } = await call(session.passkeyOptions, {})
      return call(session.passkey, { body: { challenge, passkey: await askForPasskey(options) } })
    },
    onSuccess: enter,
  })
  const isRunning = asked.isPending || asked.isSuccess
  const { error } = asked
  const loud = error && !(error instanceof NoPasskey) ? sentenceOfProof(error) : undefined
  useRepeatedError(loud, 'login')
  const ask = () => {
    onTry()
    asked.mutate()
  }
  return (
    <>
      <PasskeyButton label={t.login.signInWithPasskey} isRunning={isRunning} onAsk={ask} />
      {loud !== undefined && (
        <p role="alert" className={form.failure}>
          {loud}
        </p>
      )}
      <p role="status" className={styles.quiet}>
        {error instanceof NoPasskey && sentenceOfProof(error)}
      </p>
    </>
  )
}
