import type { Notification } from '@portal/contract/notifications'
import { type Day, formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { useMayReadRequestsOfAll } from '../../../session/use-permissions.ts'
import styles from './notification-item.module.css'
import { DatesLink, ManagerName, ProjectName } from './notification-links.tsx'

/** The type of a request, for those who read everyone's, and its dates, as the end of the sentence. */
export function LeaveFacts({ notification }: { notification: Notification }) {
  const { request_type, request_start_date, request_end_date } = notification
  const seesType = useMayReadRequestsOfAll()
  return (
    <>
      {request_type && seesType && (
        <>
          <Dot />
          <span className={styles.fact}>{t.recordKinds[request_type]}</span>
        </>
      )}
      {request_start_date && (
        <>
          <Dot />
          <span className={`${styles.fact} ${styles.figures}`}>
            {periodOf(request_start_date, request_end_date)}
          </span>
        </>
      )}
    </>
  )
}

/** A dot between facts, which ends a line and begins none. */
const Dot = () => (
  <>
    <span className={styles.dot} aria-hidden>
      {'\u00a0·'}
    </span>{' '}
  </>
)

type Props = { notification: Notification; onFollow: (() => void) | undefined }

/**
 * What a notification is about, on a line of its own: a project and its manager, or the days of a reminder. So are type
 * and dates of a request that cannot be opened any more.
 */
export function NotificationFacts({ notification, onFollow }: Props) {
  const { request_id, request_type, request_start_date, request_end_date } = notification
  const { project_id, project, manager_id, manager } = notification
  const seesType = useMayReadRequestsOfAll()
  if (request_id !== null) return null
  return (
    <p className={styles.facts}>
      {request_type && seesType && <span>{t.recordKinds[request_type]}</span>}
      {request_start_date && (
        <DatesLink
          {...{ notification, onFollow }}
          day={request_start_date}
          period={periodOf(request_start_date, request_end_date)}
        />
      )}
      {project_id !== null && project !== null && (
        <ProjectName id={project_id} name={project} onFollow={onFollow} />
      )}
      {project_id !== null && manager_id !== null && manager !== null && (
        <ManagerName id={manager_id} name={manager} projectId={project_id} onFollow={onFollow} />
      )}
    </p>
  )
}

const periodOf = (from: Day, to: Day | null) =>
  to === null || to === from ? formatDay(from) : t.notifications.period(formatDay(from), formatDay(to))
