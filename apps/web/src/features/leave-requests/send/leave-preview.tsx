import { addDays, type Day, formatDay } from '@portal/domain/days'
import type { NewLeave } from '@portal/domain/leave/check-new-leave'
import { balanceOf } from '@portal/domain/leave/counters'
import type { SkippedDay } from '@portal/domain/leave/leave-days'
import type { LeaveChange, LeavePreview as Preview } from '@portal/domain/leave/preview-leave'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { datesOf, typeOf } from '../../../reference/leave/request-name.ts'
import { RequestStatus } from '../../../reference/states/state-marks.tsx'
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
      {balances.map((change) => (
        <Change key={change.year} {...change} />
      ))}
      {children}
      {clashes.length > 0 && (
        <div className={styles.block}>
          <h3 className={styles.clash}>{t.newRequest.clashes}</h3>
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

/** What the request makes of a counter, in the words of the counters of one's own. */
function Change({ year, counter, before, after }: LeaveChange) {
  const isOver = balanceOf(counter, after)?.state === 'over'
  return (
    <p className={styles.balance} data-over={isOver || undefined}>
      <span>{t.newRequest.balance(t.leaveDays.counters[counter], year)}</span>
      <span className={styles.change}>
        {t.leaveBalance.change(counter, before, after)}
        {isOver && <strong className={styles.over}> · {t.leaveDays.overLimit}</strong>}
      </span>
    </p>
  )
}

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
