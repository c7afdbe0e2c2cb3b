import { VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { unreadIn } from '../loaded-notifications.ts'
import { ownNotifications } from '../notifications-queries.ts'
import { sentenceOf } from '../sentence.ts'
import { followNotifications, whenTried } from './follow-notifications.ts'
import styles from './unread-count.module.css'

/** Keeps the notifications up to date while it is mounted, and reads new ones to screen readers. Shows nothing. */
export function LiveNotifications() {
  const queryClient = useQueryClient()
  const [news, setNews] = useState({ text: '', number: 0 })
  useEffect(
    () =>
      followNotifications(queryClient, (arrived) => {
        const [first] = arrived
        if (!first) return
        const text =
          arrived.length === 1
            ? t.notifications.arrived(sentenceOf(first))
            : t.notifications.arrivedMany(arrived.length)
        setNews(({ number }) => ({ text, number: number + 1 }))
      }),
    [queryClient],
  )
  return (
    <VisuallyHidden role="status">
      {/* Another element each time, because the same words twice would be read once. */}
      <span key={news.number}>{news.text}</span>
    </VisuallyHidden>
  )
}

/** The name of the bell, and the number of unread notifications as a badge. */
function UnreadCount() {
  const { data: unread = 0 } = useInfiniteQuery({
    ...ownNotifications,
    select: unreadIn,
    // Mounted after the first requests. A retry at its mount would replace the error of a failed list by a loading
    // state for a moment.
    retryOnMount: false,
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

/** The name of the bell with its number, once the first notifications are there. */
export async function loadUnreadCount() {
  await whenTried()
  return UnreadCount
}
