import { t } from '../../messages/messages.ts'
import { PasskeyButton } from '../../shared/passwords/passkey-button.tsx'
import styles from './confirm-session-dialog.module.css'
import type { FactorConfirm } from './use-factor-confirm.ts'

type Props = { confirm: FactorConfirm; isMain?: boolean }

/** The button that asks the browser for a passkey, with what came of it. */
export function PasskeyProof({ confirm, isMain = false }: Props) {
  const failure = confirm.failure?.isOfPasskey ? confirm.failure : undefined
  return (
    <div className={styles.passkey}>
      <PasskeyButton
        label={t.login.second.usePasskey}
        isMain={isMain}
        isRunning={confirm.isRunning}
        onAsk={() => confirm.give('passkey')}
      />
      {failure && (
        <p role={failure.isQuiet ? 'status' : 'alert'} className={styles.said} data-quiet={failure.isQuiet}>
          {failure.sentence}
        </p>
      )}
    </div>
  )
}
