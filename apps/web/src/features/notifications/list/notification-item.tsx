import { ActionIcon, UnstyledButton } from '@mantine/core'
import type { Notification } from '@portal/contract/notifications'
import { IconMailOpened } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { notificationInWords } from '../../../messages/events.ts'
import { t } from '../../../messages/messages.ts'
import { Face } from '../../../shared/pictures/face.tsx'
import { Tooltip } from '../../../shared/tooltip.tsx'
import { ageOf } from './age.ts'
import { NotificationFacts } from './notification-facts.tsx'
import styles from './notification-item.module.css'
import { OpenLink, OwnerName } from './notification-links.tsx'

type Props = {
  notification: Notification
  /** The present moment by the server's clock, in milliseconds. */
  now: number
  /** The buttons that decide on its request, while that waits. */
  decision?: ReactNode
  /** Marks the notification as read; absent when it is already read. */
  onMark?: () => void
  /** Called when a link of the notification is followed. */
  onFollow?: (() => void) | undefined
}

/**
 * A notification. As a whole it opens its request; where it has none, a click marks it as read.
 */
export function NotificationItem({ notification, now, decision, onMark, onFollow }: Props) {
  const { message_owner, created_at, request_id } = notification
  const message = notificationInWords(notification)
  const sentence = t.notifications.sentence(message_owner.full_name, message)
  const { unit, count } = ageOf(now - Date.parse(created_at))
  return (
    <li
      className={styles.item}
      data-unread={onMark !== undefined || undefined}
      data-opens={request_id !== null || undefined}
    >
      <span className={styles.face}>
        <Face id={message_owner.id} name={message_owner.full_name} portrait={message_owner.avatar} />
      </span>
      <p className={styles.sentence}>
        <OwnerName person={message_owner} onFollow={onFollow} /> {message}
      </p>
      <time className={styles.age} dateTime={created_at}>
        {t.notifications.age[unit](count)}
      </time>
      <NotificationFacts notification={notification} onFollow={onFollow} />
      {decision && <div className={styles.decision}>{decision}</div>}
      {request_id !== null && (
        <OpenLink notification={notification} requestId={request_id} name={sentence} onFollow={onFollow} />
      )}
      {onMark &&
        (request_id === null ? (
          // Covers the item below its links.
          <UnstyledButton
            className={styles.mark}
            data-mark
            aria-label={t.notifications.markRead(sentence)}
            onClick={onMark}
          />
        ) : (
          <Tooltip text={t.notifications.markReadShort}>
            {(control) => (
              <ActionIcon
                {...control}
                className={styles.markIcon ?? ''}
                data-mark
                color="gray"
                aria-label={t.notifications.markRead(sentence)}
                onClick={onMark}
              >
                <IconMailOpened size={18} aria-hidden />
              </ActionIcon>
            )}
          </Tooltip>
        ))}
    </li>
  )
}
