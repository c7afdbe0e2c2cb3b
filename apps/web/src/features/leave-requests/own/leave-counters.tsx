import {
  balanceOf,
  type CountedDays,
  type LeaveCounter,
  leaveAllowances,
  leaveCounters,
} from '@portal/domain/leave/counters'
import { useQuery } from '@tanstack/react-query'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { LimitBar } from '../../../reference/leave/limit-bar.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { ownCounters } from '../year-queries.ts'
import styles from './leave-counters.module.css'

const limited = leaveCounters.filter((counter) => leaveAllowances[counter] !== null)
const unlimited = leaveCounters.filter((counter) => leaveAllowances[counter] === null)

type Props = {
  year: number
  /** Whether the year is named; it need not be where it is the present one. */
  namesYear: boolean
}

/** What is left of the person's leave in a year. On a phone the counters without a limit are folded. */
export function LeaveCounters({ year, namesYear }: Props) {
  const isPhone = useIsPhone()
  const { data, error, refetch } = useQuery(ownCounters(year))
  const balances = (counters: readonly LeaveCounter[]) => (
    <dl className={styles.balances}>
      {counters.map((counter) => (
        <div key={counter} className={styles.balance}>
          <dt className={styles.name}>{t.leaveDays.counters[counter]}</dt>
          <dd className={styles.days}>{data && <BalanceText counter={counter} days={data[counter]} />}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <section aria-label={t.leaveRequests.countersOf(year)} className={styles.counters}>
      {namesYear && <p className={styles.year}>{t.leaveRequests.countersOf(year)}</p>}
      {error && !data ? (
        <ErrorNotice
          title={t.leaveRequests.countersFailed}
          saysReason
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          {balances(limited)}
          {isPhone ? (
            <details className={styles.others}>
              <summary>{t.leaveRequests.allBalances}</summary>
              {balances(unlimited)}
            </details>
          ) : (
            balances(unlimited)
          )}
        </>
      )}
    </section>
  )
}

function BalanceText({ counter, days }: { counter: LeaveCounter; days: CountedDays }) {
  const { used, pending } = days
  const balance = balanceOf(counter, days)
  if (balance === undefined)
    return (
      <>
        <span className={styles.left}>{t.leaveRequests.taken(used)}</span>
        {pending > 0 && <span className={styles.facts}>{t.leaveRequests.waiting(pending)}</span>}
      </>
    )
  return (
    <>
      <span className={styles.left}>{t.leaveRequests.daysLeft(balance.left)}</span>
      <span className={styles.used}>{t.leaveRequests.used(used, balance.limit)}</span>
      <LimitBar balance={balance} />
      <span className={styles.facts}>{t.leaveRequests.takenAndWaiting(used, pending)}</span>
      {balance.state === 'over' && <strong className={styles.over}>{t.leaveDays.overLimit}</strong>}
    </>
  )
}
