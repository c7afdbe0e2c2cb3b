import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { t } from '../../../messages/messages.ts'
import { unreadIn } from '../loaded-notifications.ts'
import { ownNotifications } from '../notifications-queries.ts'
import { useMarkRead } from '../use-mark-read.ts'

/**
 * A button that is shown while there is something to mark. A click moves the focus to the heading, because the button
 * disappears.
 */
export function MarkAllRead() {
  const { data: unread = 0 } = useInfiniteQuery({ ...ownNotifications, select: unreadIn })
  const markRead = useMarkRead()
  if (unread === 0) return null
  const markAll = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest('section, main')?.querySelector<HTMLElement>('h1, h2')?.focus()
    markRead('all')
  }
  return (
    <Button variant="subtle" color="gray" size="sm" px="xs" onClick={markAll}>
      {t.notifications.markAllRead}
    </Button>
  )
}
