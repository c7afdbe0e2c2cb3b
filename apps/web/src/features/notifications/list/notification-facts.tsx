import type { Notification } from '@portal/contract/notifications'
import { type Day, formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { useMayReadRequestsOfAll } from '../../../session/use-permissions.ts'
import styles from './notification-item.module.css'
import { DatesLink, ManagerName, ProjectName } from './notification-links.tsx'

type Props = { notification: Notification; onFollow: (() => void) | undefined }

/**
 * What a notification is about, on a line of its own, so that no line ends with the dot between two facts: the type of a
 * request, for those who read everyone's, and its dates, a project and its manager, or the days of a reminder. The dates are
 * a link where the notification does not open the request as a whole.
 */
export function NotificationFacts({ notification, onFollow }: Props) {
  const { request_id, request_type, request_start_date, request_end_date } = notification
  const { project_id, project, manager_id, manager } = notification
  const seesType = useMayReadRequestsOfAll()
  const period = request_start_date && periodOf(request_start_date, request_end_date)
  return (
    <p className={styles.facts}>
      {request_type && seesType && <span>{t.recordKinds[request_type]}</span>}
      {period && request_id !== null && <span className={styles.figures}>{period}</span>}
      {period && request_id === null && (
        <DatesLink {...{ notification, onFollow, period }} day={request_start_date} />
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
