import {
  balanceOf,
  type CountedDays,
  type LeaveCounter,
  leaveAllowances,
  leaveCounters,
} from '@portal/domain/leave/counters'
import { useQuery } from '@tanstack/react-query'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'

import { countersOf } from './counters-query.ts'
import styles from './leave-counters.module.css'
import { LimitBar } from './limit-bar.tsx'

const limited = leaveCounters.filter((counter) => leaveAllowances[counter] !== null)
const unlimited = leaveCounters.filter((counter) => leaveAllowances[counter] === null)

type Props = {
  year: number
  /** Whose leave it is; that of the signed-in person by default. */
  userId?: number
  /** Whether the year is named; it need not be where it is the present one. */
  namesYear: boolean
}

/** What can still be planned of a person's leave in a year. On a phone the counters without a limit are folded. */
export function LeaveCounters({ year, userId, namesYear }: Props) {
  const isPhone = useIsPhone()
  const { data, error, refetch } = useQuery(countersOf(year, userId))
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
    <section aria-label={t.leaveBalance.countersOf(year)} className={styles.counters}>
      {namesYear && <p className={styles.year}>{t.leaveBalance.countersOf(year)}</p>}
      {error && !data ? (
        <ErrorNotice
          title={t.leaveBalance.countersFailed}
          saysReason
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          {balances(limited)}
          {isPhone ? (
            <details className={styles.others}>
              <summary>{t.leaveBalance.allBalances}</summary>
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
  const { main, beside } = t.leaveBalance.inWords(counter, days)
  const balance = balanceOf(counter, days)
  return (
    <>
      <span className={styles.left}>{main}</span>
      {balance && (
        <>
          <span className={styles.used}>{t.leaveBalance.ofLimit(balance.limit)}</span>
          <LimitBar balance={balance} />
        </>
      )}
      {beside !== null && <span className={styles.facts}>{beside}</span>}
      {balance?.state === 'over' && <strong className={styles.over}>{t.leaveDays.overLimit}</strong>}
    </>
  )
}
