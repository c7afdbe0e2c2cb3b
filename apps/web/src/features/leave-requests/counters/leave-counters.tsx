import { leaveCounters } from '@portal/domain/leave/counters'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { YearStepper } from '../../../shared/year-stepper.tsx'
import styles from './leave-counters.module.css'
import { ownCounters } from './own-counters.ts'

type Props = { year: number; onYear: (year: number) => void }

/** The person's days of leave of a year, with the limits. */
export function LeaveCounters({ year, onYear }: Props) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(ownCounters(year))
  return (
    <section aria-label={t.leaveRequests.countersOf(year)} className={styles.counters}>
      <YearStepper
        year={year}
        onStep={(years) => onYear(year + years)}
        onIntent={(years) => void queryClient.prefetchQuery(ownCounters(year + years))}
      />
      {error && !data ? (
        <ErrorNotice title={t.leaveRequests.countersFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <dl className={styles.pills}>
          {leaveCounters.map((counter) => {
            const state = data?.[counter]
            return (
              <div
                key={counter}
                className={styles.pill}
                data-over={(state !== undefined && isOver(state)) || undefined}
              >
                <dt>{t.leaveDays.counters[counter]}</dt>
                <dd className={styles.value}>{state && <CounterText {...state} />}</dd>
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}

type Counter = { used: number; limit: number | null; pending: number }

const isOver = ({ used, limit, pending }: Counter) => limit !== null && used + pending > limit

function CounterText({ used, limit, pending }: Counter) {
  return (
    <>
      <span className={styles.used}>
        {limit === null ? used : t.leaveRequests.used(String(used), String(limit))}
      </span>
      {pending > 0 && <span className={styles.pending}>{t.leaveRequests.inQueue(String(pending))}</span>}
      {isOver({ used, limit, pending }) && <strong className={styles.over}>{t.leaveDays.overLimit}</strong>}
    </>
  )
}
