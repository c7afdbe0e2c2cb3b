import { UnstyledButton } from '@mantine/core'
import type { Notification } from '@portal/contract/notifications'
import { notificationInWords } from '../../../messages/events.ts'
import { t } from '../../../messages/messages.ts'
import { ageOf } from './age.ts'
import { NotificationFacts } from './notification-facts.tsx'
import styles from './notification-item.module.css'
import { OwnerName } from './notification-links.tsx'

type Props = {
  notification: Notification
  /** The present moment by the server's clock, in milliseconds. */
  now: number
  /** Marks the notification as read; absent when it is already read. */
  onMark?: () => void
  /** Called when a link of the notification is followed. */
  onFollow?: (() => void) | undefined
}

export function NotificationItem({ notification, now, onMark, onFollow }: Props) {
  const { message_owner, created_at } = notification
  const message = notificationInWords(notification)
  const { unit, count } = ageOf(now - Date.parse(created_at))
  return (
    <li className={styles.item} data-unread={onMark !== undefined || undefined}>
      <p className={styles.sentence}>
        <OwnerName person={message_owner} onFollow={onFollow} /> {message}
      </p>
      <time className={styles.age} dateTime={created_at}>
        {t.notifications.age[unit](count)}
      </time>
      <NotificationFacts notification={notification} onFollow={onFollow} />
      {onMark && (
        // Covers the item below its links.
        <UnstyledButton
          className={styles.mark}
          aria-label={t.notifications.markRead(t.notifications.sentence(message_owner.full_name, message))}
          onClick={onMark}
        />
      )}
    </li>
  )
}
