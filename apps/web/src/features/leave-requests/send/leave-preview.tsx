import { addDays, type Day, formatDay } from '@portal/domain/days'
import type { NewLeave } from '@portal/domain/leave/check-new-leave'
import type { SkippedDay } from '@portal/domain/leave/leave-days'
import type { LeaveBalance, LeavePreview as Preview } from '@portal/domain/leave/preview-leave'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { RequestStatus } from '../../../reference/states/state-marks.tsx'
import { datesOf, typeOf } from '../request/request-name.ts'
import styles from './leave-preview.module.css'
import type { KnownLeave } from './use-leave-facts.ts'

type Props = { preview: Preview<KnownLeave>; asked: NewLeave; children?: ReactNode }

/** What a request would count and change, as the server will count it. */
export function LeavePreview({ preview, asked: { start_date: startDate }, children }: Props) {
  const { days, end_date: endDate, skippedDays, balances, clashes } = preview
  if (startDate === null || endDate === null) return null
  return (
    <section aria-label={t.newRequest.preview} aria-live="polite" className={styles.preview}>
      <p className={styles.days}>
        {t.newRequest.counted(days, t.leaveRequests.range(formatDay(startDate), formatDay(endDate)))}
      </p>
      {skippedDays.length > 0 && (
        <div className={styles.block}>
          <h3 className={styles.title}>{t.newRequest.notCounted}</h3>
          <ul className={styles.list}>
            {runsOf(skippedDays).map(({ from, to, why }) => (
              <li key={from}>
                {t.newRequest.skipped(t.leaveRequests.range(formatDay(from), formatDay(to)), why)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {balances.map((balance) => (
        <p key={balance.year} className={styles.balance} data-over={balance.isOver || undefined}>
          <span>{t.newRequest.balance(t.leaveDays.counters[balance.counter], balance.year)}</span>
          <span className={styles.change}>
            {changeIn(balance)}
            {balance.isOver && <strong className={styles.over}> · {t.leaveDays.overLimit}</strong>}
          </span>
        </p>
      ))}
      {children}
      {clashes.length > 0 && (
        <div className={styles.block}>
          <h3 className={styles.clash}>{refusal('requests.shared_day')}</h3>
          <ul className={styles.list}>
            {clashes.map(({ request }) => (
              <li key={request.id} className={styles.other}>
                {t.leaveRequests.named(typeOf(request), datesOf(request))}
                <RequestStatus status={request.status} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

const changeIn = ({ before, after, limit }: LeaveBalance) =>
  limit === null
    ? t.newRequest.balanceFree(String(before), String(after))
    : t.newRequest.balanceOf(String(before), String(after), String(limit))

type Run = { from: Day; to: Day; why: string }

/** Joins Saturday and Sunday in one line; every holiday has its own. */
function runsOf(skipped: readonly SkippedDay[]): Run[] {
  const runs: Run[] = []
  let last: SkippedDay | undefined
  for (const day of skipped) {
    const run = runs.at(-1)
    const isSecondHalf =
      last?.reason === 'weekend' && day.reason === 'weekend' && isNextDay(last.date, day.date)
    if (run && isSecondHalf) run.to = day.date
    else
      runs.push({
        from: day.date,
        to: day.date,
        why: day.reason === 'holiday' ? day.title : t.newRequest.weekend,
      })
    last = day
  }
  return runs
}

const isNextDay = (day: Day, next: Day) => addDays(day, 1) === next
