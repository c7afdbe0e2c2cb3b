import { passwordStrength, passwordStrengths } from '@portal/domain/people/password-strength'
import { t } from '../../messages/messages.ts'
import styles from './password-strength.module.css'

type Props = {
  password: string
  /** True while the field shows a refusal, which a good word beside it would contradict. */
  isRefused: boolean
}

/** How hard a new password is to guess, in a word and a bar; nothing while the field is empty. */
export function PasswordStrengthMeter({ password, isRefused }: Props) {
  const strength = passwordStrength(password)
  return (
    <p className={styles.meter} role="status" data-strength={strength}>
      {password !== '' && !isRefused && (
        <>
          <span className={styles.bar} aria-hidden>
            {passwordStrengths.slice(1).map((step) => (
              <span key={step} data-on={isReached(strength, step) || undefined} />
            ))}
          </span>
          {t.fields.strength[strength]}
        </>
      )}
    </p>
  )
}

type Step = (typeof passwordStrengths)[number]

const isReached = (strength: Step, step: Step) =>
  passwordStrengths.indexOf(strength) >= passwordStrengths.indexOf(step)
