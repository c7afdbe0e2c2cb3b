import { isOverAllowance, type LeaveCounter, leaveCounters } from '@portal/domain/leave/counters'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { YearStepper } from '../../../shared/period/year-stepper.tsx'
import styles from './leave-counters.module.css'
import { ownCounters } from './own-counters.ts'

type Props = { year: number; onStep: (years: -1 | 1) => void }

/** The person's days of leave of a year, with the limits. */
export function LeaveCounters({ year, onStep }: Props) {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(ownCounters(year))
  return (
    <section aria-label={t.leaveRequests.countersOf(year)} className={styles.counters}>
      <YearStepper
        year={year}
        onStep={onStep}
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
                data-over={(state !== undefined && isOver(counter, state)) || undefined}
              >
                <dt>{t.leaveDays.counters[counter]}</dt>
                <dd className={styles.value}>{state && <CounterText counter={counter} {...state} />}</dd>
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}

type Days = { used: number; limit: number | null; pending: number }

const isOver = (counter: LeaveCounter, { used, pending }: Pick<Days, 'used' | 'pending'>) =>
  isOverAllowance(counter, used + pending)

function CounterText({ counter, used, limit, pending }: Days & { counter: LeaveCounter }) {
  return (
    <>
      <span className={styles.used}>
        {limit === null ? used : t.leaveRequests.used(String(used), String(limit))}
      </span>
      {pending > 0 && <span className={styles.pending}>{t.leaveRequests.inQueue(String(pending))}</span>}
      {isOver(counter, { used, pending }) && <strong className={styles.over}>{t.leaveDays.overLimit}</strong>}
    </>
  )
}
