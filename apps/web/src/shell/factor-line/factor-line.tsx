import { IconShieldLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { mustSetUpFactor } from '../../session/factor-duty.ts'
import { useToday, useUser } from '../../session/use-user.ts'
import styles from './factor-line.module.css'

/** Says from which day on the person must have a second factor. On the day every page leads to its set-up. */
export function FactorLine() {
  const user = useUser()
  const today = useToday()
  const { factor_required_from: from } = user
  if (from === null) return null
  return (
    <section className={styles.line} aria-label={t.factorDuty.label}>
      <IconShieldLock size={18} aria-hidden />
      <p className={styles.text}>
        {mustSetUpFactor(user, today) ? t.factorDuty.now : t.factorDuty.from(from)}{' '}
        <Link to="/settings" hash="signing-in" className={styles.link}>
          {t.factorDuty.setUp}
        </Link>
      </p>
    </section>
  )
}
