import type { ColleaguesAway } from '@portal/contract/leave-requests/leave-requests'
import { t } from '../../../messages/messages.ts'
import { datesOf } from '../../../reference/leave/request-name.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import { Tooltip } from '../../../shared/tooltip.tsx'
import styles from './request.module.css'

type Props = {
  /** The absent colleagues; undefined until they are loaded. */
  colleagues: ColleaguesAway['colleagues'] | undefined
  isFailed: boolean
}

/** Names who else of the same projects has leave, or asks for it, on the days of a request. */
export function AwayColleagues({ colleagues, isFailed }: Props) {
  if (isFailed) return t.leaveRequests.awayFailed
  if (colleagues === undefined) return null
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

/** The names of those colleagues, in one line that is as high before they are known, so that no row moves. */
export const AwayLine = ({ colleagues, isFailed }: Props) => (
  <span className={styles.facts} data-line>
    {isFailed
      ? t.leaveRequests.awayFailed
      : colleagues && <CutText isSingleLine text={t.decisions.awayThen(namesOf(colleagues))} />}
  </span>
)

/** How many colleagues they are, with their names beside the pointer. */
export function AwayCount({ colleagues, isFailed }: Props) {
  if (isFailed) return t.decisions.awayUnknown
  if (colleagues === undefined) return null
  const names = namesOf(colleagues)
  if (names.length === 0) return <span className={styles.facts}>{t.decisions.nobodyAway}</span>
  return (
    <Tooltip text={t.decisions.awayThen(names)} isDescription>
      {(control) => (
        <span {...control} className={styles.count}>
          {t.decisions.awayCount(names.length)}
        </span>
      )}
    </Tooltip>
  )
}

const namesOf = (colleagues: ColleaguesAway['colleagues']) => [
  ...new Set(colleagues.map(({ user }) => user.full_name)),
]
