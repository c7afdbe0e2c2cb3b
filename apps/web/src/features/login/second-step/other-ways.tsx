import { UnstyledButton } from '@mantine/core'
import { t } from '../../../messages/messages.ts'
import { keepFocus } from '../../../shared/focus/keep-focus.ts'
import styles from './second-step.module.css'

/** What the step asks for. */
export type Way = 'code' | 'passkey' | 'recovery_code' | 'none'

type Props = {
  ways: readonly Way[]
  way: Way
  onChoose: (way: Way) => void
  onBack: () => void
}

/** What else a person can do who cannot give what the step asks for. */
export const OtherWays = ({ ways, way, onChoose, onBack }: Props) => (
  <div className={styles.others}>
    {way !== 'code' && ways.includes('code') && (
      <UnstyledButton {...keepFocus} className={styles.other ?? ''} onClick={() => onChoose('code')}>
        {t.login.second.useCode}
      </UnstyledButton>
    )}
    {way !== 'recovery_code' && ways.includes('recovery_code') && (
      <UnstyledButton {...keepFocus} className={styles.other ?? ''} onClick={() => onChoose('recovery_code')}>
        {t.login.second.useRecoveryCode}
      </UnstyledButton>
    )}
    <UnstyledButton {...keepFocus} className={styles.other ?? ''} onClick={onBack}>
      {t.login.second.otherAccount}
    </UnstyledButton>
  </div>
)
