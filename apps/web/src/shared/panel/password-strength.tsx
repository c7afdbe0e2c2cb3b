import { passwordStrength, passwordStrengths } from '@portal/domain/people/password-strength'
import { t } from '../../messages/messages.ts'
import styles from './password-strength.module.css'

/** How hard a new password is to guess, in a word and a bar below its field; nothing while the field is empty. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password)
  return (
    <p className={styles.meter} role="status" data-strength={strength}>
      {password !== '' && (
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
