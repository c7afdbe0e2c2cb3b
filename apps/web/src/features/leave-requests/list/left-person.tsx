import { type Day, formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { useToday } from '../../../session/use-user.ts'
import styles from './request-columns.module.css'

/** Says why the request of a person who has left has no 'Approve'. */
export function LeftPerson({ lastDay }: { lastDay: Day | null }) {
  const today = useToday()
  return <span className={styles.left}>{t.leaveRequests.left(leftInWords(lastDay, today))}</span>
}

function leftInWords(lastDay: Day | null, today: Day) {
  if (lastDay === null) return t.leaveRequests.leftUnknown
  return lastDay < today
    ? t.leaveRequests.leftOn(formatDay(lastDay))
    : t.leaveRequests.leavesOn(formatDay(lastDay))
}
