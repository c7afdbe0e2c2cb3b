import { formatHours } from '@portal/domain/hours/hours'
import { t } from '../../../../messages/messages.ts'
import styles from './report-columns.module.css'

/** The sum of a person's rows, below the last of them; undefined until it is known. */
export const Subtotal = ({ name, hours }: { name: string; hours: number | undefined }) => (
  <p className={styles.subtotal}>
    <span>{t.monthlyReport.totalOf(name)}</span>
    <span data-figures>{hours !== undefined && formatHours(hours)}</span>
  </p>
)
