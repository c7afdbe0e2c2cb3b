import type { Notification } from '@portal/contract/notifications'
import { type Day, formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { useMayReadRequestsOfAll } from '../../../session/use-permissions.ts'
import styles from './notification-item.module.css'
import { DatesLink, ManagerName, ProjectName } from './notification-links.tsx'

type Props = { notification: Notification; onFollow: (() => void) | undefined }

/** What a notification is about: the type of a request, for those who read everyone's, with the dates; or a project and its manager. */
export function NotificationFacts({ notification, onFollow }: Props) {
  const { request_type, request_start_date, request_end_date } = notification
  const { project_id, project, manager_id, manager } = notification
  const seesType = useMayReadRequestsOfAll()
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
