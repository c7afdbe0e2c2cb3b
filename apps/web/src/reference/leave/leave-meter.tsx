import { VisuallyHidden } from '@mantine/core'
import { balanceOf, type LeaveCounter } from '@portal/domain/leave/counters'
import { t } from '../../messages/messages.ts'
import { NoValue } from '../../shared/lists/cells/cells.tsx'
import styles from './leave-meter.module.css'
import { LimitBar } from './limit-bar.tsx'

type Props = { counter: LeaveCounter; days: number }

/** Shows days of leave taken in a year: with a bar of their limit, or alone where there is no limit. */
export function LeaveMeter({ counter, days }: Props) {
  const balance = balanceOf(counter, { used: days, pending: 0 })
  if (balance === undefined) return <LeaveDays days={days} />
  return (
    <span className={styles.meter}>
      <span data-figures aria-hidden>
        {t.leaveDays.ofLimit(days, balance.limit)}
      </span>
      <VisuallyHidden>{t.leaveDays.ofLimitInWords(days, balance.limit)}</VisuallyHidden>
      <LimitBar balance={balance} />
      {balance.state === 'over' && <span className={styles.over}>{t.leaveDays.overLimit}</span>}
    </span>
  )
}

/** A number of days, in which half a day is 0.5; a dash for none. */
export const LeaveDays = ({ days }: { days: number }) =>
  days === 0 ? <NoValue /> : <span data-figures>{days}</span>
