import { t } from '../../messages/messages.ts'
import styles from './page-pending.module.css'

/** Shown while a page's code is loading. */
export function PagePending() {
  return (
    <div className={styles.pending} role="status" aria-label={t.app.loading}>
      <span className={styles.bar} />
    </div>
  )
}
