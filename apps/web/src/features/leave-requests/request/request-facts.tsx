import { VisuallyHidden } from '@mantine/core'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { yearOf } from '@portal/domain/days'
import { isStanding } from '@portal/domain/leave/leave'
import { t } from '../../../messages/messages.ts'
import { typeOf } from '../../../reference/leave/request-name.ts'
import { markColor } from '../../../reference/record-kinds.ts'
import { useToday } from '../../../session/use-user.ts'
import { StateMark } from '../../../shared/states/state-mark.tsx'
import styles from './request.module.css'

/** The type of a request, its days and, for people who decide on it, the balance that an approval leads to. */
export function RequestFacts({ request }: { request: LeaveRequest }) {
  const { status, days, over_limit, balance } = request
  const isDayLeft = days > 0 || !isStanding(status)
  return (
    <span className={styles.type}>
      <RequestType request={request} />
      <span className={isDayLeft || status !== 'pending' ? styles.days : styles.none}>
        {isDayLeft ? t.leaveRequests.days(days) : t.leaveRequests.noDayLeft}
        {over_limit && <strong className={styles.over}> · {t.leaveDays.overLimit}</strong>}
      </span>
      {balance && <Balance balance={balance} />}
    </span>
  )
}

/** The type of a request, in the colour that calendars give it. */
export const RequestType = ({ request }: { request: LeaveRequest }) => (
  <StateMark look={{ color: markColor(request.request_type) }}>{typeOf(request)}</StateMark>
)

/** What an approval makes of the counter of the request. */
export function Balance({ balance }: { balance: NonNullable<LeaveRequest['balance']> }) {
  const today = useToday()
  const facts = {
    ...balance,
    counter: t.leaveDays.counters[balance.counter],
    year: balance.year === yearOf(today) ? null : balance.year,
  }
  return (
    <span className={styles.balance}>
      <span aria-hidden>{t.decisions.balance(facts)}</span>
      <VisuallyHidden>{t.decisions.balanceInWords(facts)}</VisuallyHidden>
    </span>
  )
}
