import type { Notification } from '@portal/contract/notifications'
import type { Day } from '@portal/domain/days'
import { Link } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import { useMayOpen, useMayReadRequestsOfAll } from '../../../session/use-permissions.ts'
import styles from './notification-item.module.css'

type LinkProps = { onFollow: (() => void) | undefined }
type Props = LinkProps & { notification: Notification }

/**
 * The dates of a request as a link to the list in which it stands, everyone's or one's own; those of a reminder as a link
 * to the hours of the first day.
 */
export function DatesLink({
  notification: { event, message_owner },
  day,
  period,
  onFollow,
}: Props & { day: Day; period: string }) {
  const readsAll = useMayReadRequestsOfAll()
  const link = { className: `${styles.link} ${styles.figures}`, onClick: onFollow, children: period }
  if (event === 'hours_reminder') {
    return (
      <Link
        to="/create-record"
        search={{ date: day }}
        aria-label={t.notifications.openHours(period)}
        {...link}
      />
    )
  }
  const name = t.notifications.openRequests(period)
  return event === 'request_created' && readsAll ? (
    <Link to="/requests" search={{ user_id: message_owner.id, date: day }} aria-label={name} {...link} />
  ) : (
    <Link to="/my-requests" search={{ date: day }} aria-label={name} {...link} />
  )
}

/**
 * Opens the request of a notification from anywhere on it: where admins decide, for a new one of somebody else, otherwise
 * above the list of requests.
 */
export function OpenLink({
  notification: { event },
  requestId,
  name,
  onFollow,
}: Props & { requestId: number; name: string }) {
  const mayDecide = useMayOpen('/requests_list')
  return (
    <Link
      to={event === 'request_created' && mayDecide ? '/requests_list' : '/requests'}
      search={{ request: requestId }}
      className={styles.mark}
      aria-label={t.notifications.openRequest(name)}
      onClick={onFollow}
    />
  )
}

/** The project, as a link for those who may open it. */
export function ProjectName({ id, name, onFollow }: LinkProps & { id: number; name: string }) {
  const mayOpen = useMayOpen('/projects/$id')
  if (!mayOpen) return <span>{name}</span>
  return (
    <Link to="/projects/$id" params={{ id }} className={styles.link} onClick={onFollow}>
      {name}
    </Link>
  )
}

/** The manager of the project, as a link to the people whom they manage on it. */
export function ManagerName({
  id,
  name,
  projectId,
  onFollow,
}: LinkProps & { id: number; name: string; projectId: number }) {
  const mayOpen = useMayOpen('/manage-users')
  if (!mayOpen) return <span>{t.notifications.managedBy(name)}</span>
  return (
    <Link
      to="/manage-users"
      search={{ manager_id: id, project_id: projectId }}
      className={styles.link}
      onClick={onFollow}
    >
      {t.notifications.managedBy(name)}
    </Link>
  )
}

/** Who acted, as a link for those who may open the profile. */
export function OwnerName({ person, onFollow }: LinkProps & { person: Notification['message_owner'] }) {
  const mayOpen = useMayOpen('/users/$id')
  if (!mayOpen) return <strong className={styles.owner}>{person.full_name}</strong>
  return (
    <Link to="/users/$id" params={{ id: String(person.id) }} className={styles.owner} onClick={onFollow}>
      {person.full_name}
    </Link>
  )
}
