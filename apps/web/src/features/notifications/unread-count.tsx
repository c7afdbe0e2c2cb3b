import { VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { t } from '../../messages/messages.ts'
import { unreadIn } from './loaded-notifications.ts'
import { ownNotifications } from './notifications-queries.ts'
import styles from './unread-count.module.css'

/**
 * The name of the bell, and the number of unread notifications as a badge. The first request for the list is left to
 * `followNotifications`, which opens the live channel before it.
 */
export function UnreadCount() {
  const { data: unread = 0 } = useInfiniteQuery({
    ...ownNotifications,
    select: unreadIn,
    enabled: ({ state }) => state.dataUpdatedAt > 0,
  })
  return (
    <>
      <VisuallyHidden>{t.notifications.bell(unread)}</VisuallyHidden>
      {unread > 0 && (
        <span className={styles.badge} aria-hidden>
          {t.notifications.badge(unread)}
        </span>
      )}
    </>
  )
}
