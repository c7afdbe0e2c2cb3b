import type { ColleaguesAway } from '@portal/contract/leave-requests/leave-requests'
import { t } from '../../../messages/messages.ts'
import { datesOf } from '../list/request-name.ts'
import styles from './queue-page.module.css'

type Props = {
  /** The absent colleagues; undefined until they are loaded. */
  colleagues: ColleaguesAway['colleagues'] | undefined
  isFailed: boolean
}

/** Names who else of the same projects has leave, or asks for it, on the days of a request. */
export function AwayColleagues({ colleagues, isFailed }: Props) {
  if (isFailed) return t.leaveRequests.awayFailed
  if (colleagues === undefined) return null
  if (colleagues.length === 0) return t.leaveRequests.nobodyAway
  return (
    <ul className={styles.colleagues}>
      {colleagues.map((colleague) => (
        <li key={colleague.id}>
          {colleague.user.full_name}
          <span className={styles.facts}>
            {t.leaveRequests.awayFacts({
              type: t.leaveName(colleague.request_type, colleague.paid_leave_type),
              dates: datesOf(colleague),
              status: t.leaveStatuses[colleague.status],
              projects: colleague.projects.join(', '),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
