import type { ColleaguesAway } from '@portal/contract/leave-requests/leave-requests'
import { t } from '../../../messages/messages.ts'
import { datesOf } from '../../../reference/leave/request-name.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import styles from './request.module.css'

type Props = {
  /** The absent colleagues; undefined until they are loaded. */
  colleagues: ColleaguesAway['colleagues'] | undefined
  isFailed: boolean
  /** Names them alone, where the list has no column for them. */
  isShort?: boolean
}

/** Names who else of the same projects has leave, or asks for it, on the days of a request. */
export function AwayColleagues({ colleagues, isFailed, isShort = false }: Props) {
  if (isFailed) return t.leaveRequests.awayFailed
  if (colleagues === undefined) return null
  if (isShort) {
    const names = [...new Set(colleagues.map(({ user }) => user.full_name))]
    return <span className={styles.facts}>{t.decisions.awayThen(names)}</span>
  }
  if (colleagues.length === 0) return <span className={styles.facts}>{t.leaveRequests.nobodyAway}</span>
  return (
    <ul className={styles.colleagues}>
      {colleagues.map((colleague) => (
        <li key={colleague.id}>
          <WithFace id={colleague.user.id} name={colleague.user.full_name}>
            {colleague.user.full_name}
          </WithFace>
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
