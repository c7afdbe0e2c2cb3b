import { VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { notificationInWords } from '../../../messages/events.ts'
import { t } from '../../../messages/messages.ts'
import { followNotifications } from './follow-notifications.ts'

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
            ? t.notifications.arrived(
                t.notifications.sentence(first.message_owner.full_name, notificationInWords(first)),
              )
            : t.notifications.arrivedMany(arrived.length)
        setNews(({ number }) => ({ text, number: number + 1 }))
      }),
    [queryClient],
  )
  return (
    <VisuallyHidden role="status">
      {/* The element is another one each time, because the same words twice would be read once. */}
      <span key={news.number}>{news.text}</span>
    </VisuallyHidden>
  )
}
