import { VisuallyHidden } from '@mantine/core'
import {
  isOverAllowance,
  type LeaveCounter,
  leaveAllowances,
  shareOfAllowance,
} from '@portal/domain/leave/counters'
import { t } from '../../messages/messages.ts'
import { NoValue } from '../../shared/lists/cells/cells.tsx'
import styles from './leave-meter.module.css'

type Props = { counter: LeaveCounter; days: number }

/** Shows days of leave taken in a year: with a bar of their limit, or alone where there is no limit. */
export function LeaveMeter({ counter, days }: Props) {
  const limit = leaveAllowances[counter]
  if (limit === null) return <LeaveDays days={days} />
  const isOver = isOverAllowance(counter, days)
  return (
    <span className={styles.meter} data-over={isOver || undefined}>
      <span data-figures aria-hidden>
        {t.leaveDays.ofLimit(days, limit)}
      </span>
      <VisuallyHidden>{t.leaveDays.ofLimitInWords(days, limit)}</VisuallyHidden>
      <span className={styles.track} aria-hidden>
        <span className={styles.share} style={{ inlineSize: `${shareOfAllowance(counter, days) ?? 0}%` }} />
      </span>
      {isOver && <span className={styles.over}>{t.leaveDays.overLimit}</span>}
    </span>
  )
}

/** A number of days, in which half a day is 0.5; a dash for none. */
export const LeaveDays = ({ days }: { days: number }) =>
  days === 0 ? <NoValue /> : <span data-figures>{days}</span>
