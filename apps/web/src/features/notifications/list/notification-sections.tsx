import { Button, Loader, Skeleton } from '@mantine/core'
import type { Notification } from '@portal/contract/notifications'
import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useReducer, useRef } from 'react'
import { serverNow } from '../../../api/server-clock.ts'
import { t } from '../../../messages/messages.ts'
import { passFocusOn } from '../../../shared/focus/pass-focus-on.ts'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { toastError } from '../../../shared/toasts/toasts.ts'
import { rowsOf, unreadIn } from '../loaded-notifications.ts'
import { ownNotifications } from '../notifications-queries.ts'
import { useMarkRead } from '../use-mark-read.ts'
import { msUntilNextAge } from './age.ts'
import { fetchOlder } from './fetch-older.ts'
import { NotificationItem } from './notification-item.tsx'
import styles from './notification-sections.module.css'
import { useDecisions } from './use-decisions.tsx'

type Props = {
  /** The level of the sections' headings, below that of the page or of the dropdown. */
  headings: 'h2' | 'h3'
  /** Called when a link leads elsewhere. */
  onFollow?: () => void
}

/** Own notifications in two sections, new (unread) and read. */
export function NotificationSections({ headings: Heading, onFollow }: Props) {
  const list = useInfiniteQuery(ownNotifications)
  const markRead = useMarkRead()
  const rows = list.data ? rowsOf(list.data) : []
  const now = useNow(rows.map(({ created_at }) => created_at))
  const unread = rows.filter(({ read }) => !read)
  const read = rows.filter((row) => row.read)
  const section = useRef<HTMLElement>(null)
  const keepPlace = usePlace(section, unread.length)
  const id = useId()
  const decisions = useDecisions(askedIn(rows), (requestId) => {
    for (const row of unread) if (row.request_id === requestId) markRead(row.id)
  })

  if (!list.data) {
    if (!list.error) return <Waiting />
    const retry = () => void list.refetch()
    return <ErrorNotice title={t.notifications.failed} error={list.error} onRetry={retry} />
  }
  if (rows.length === 0) return <Empty />
  if (decisions.isLoading) return <Waiting />

  const showOlder = async () => {
    if (!(await fetchOlder(list))) toastError(t.notifications.failed)
  }
  return (
    <>
      <section aria-labelledby={`${id}-new`} className={styles.section} ref={section}>
        <Heading id={`${id}-new`} className={styles.heading} tabIndex={-1}>
          {t.notifications.unread}
          {unread.length > 0 && <span className={styles.count}>{unreadIn(list.data)}</span>}
        </Heading>
        {unread.length === 0 && <p className={styles.note}>{t.notifications.noneUnread}</p>}
        <ul className={styles.items}>
          {unread.map((row, index) => (
            <NotificationItem
              key={row.id}
              notification={row}
              now={now}
              decision={decisions.buttonsOf(askedOf(row))}
              onMark={() => {
                keepPlace(index)
                markRead(row.id)
              }}
              onFollow={() => {
                markRead(row.id)
                onFollow?.()
              }}
            />
          ))}
        </ul>
      </section>
      {read.length > 0 && (
        <section aria-labelledby={`${id}-read`} className={styles.section}>
          <Heading id={`${id}-read`} className={styles.heading}>
            {t.notifications.read}
          </Heading>
          <ul className={styles.items}>
            {read.map((row) => (
              <NotificationItem
                key={row.id}
                notification={row}
                now={now}
                decision={decisions.buttonsOf(askedOf(row))}
                onFollow={onFollow}
              />
            ))}
          </ul>
        </section>
      )}
      {list.hasNextPage && (
        <div className={styles.older}>
          <Button
            ref={passFocusOn}
            variant="default"
            // A button that is `disabled` would lose the focus before it disappears and passes the focus on.
            aria-disabled={list.isFetchingNextPage}
            leftSection={list.isFetchingNextPage && <Loader size="xs" />}
            onClick={() => list.isFetchingNextPage || void showOlder()}
          >
            {t.notifications.showOlder}
          </Button>
        </div>
      )}
      {decisions.dialog}
    </>
  )
}

/** The request that a notification says somebody asked for; null for any other event. */
const askedOf = ({ event, request_id }: Notification) => (event === 'request_created' ? request_id : null)

const askedIn = (rows: readonly Notification[]) => rows.map(askedOf).filter((id) => id !== null)

/**
 * Returns a function to call when the unread item at an index is marked: the button that has the focus goes with it, and
 * the focus moves to the next item's, or to the heading after the last one.
 */
function usePlace(section: RefObject<HTMLElement | null>, count: number) {
  const marked = useRef<{ index: number; count: number }>(undefined)
  useEffect(() => {
    if (!marked.current || count >= marked.current.count) return
    const buttons = section.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? []
    const next = buttons[Math.min(marked.current.index, buttons.length - 1)]
    const heading = section.current?.querySelector<HTMLElement>('[tabindex]')
    marked.current = undefined
    const target = next ?? heading
    target?.focus({ preventScroll: true })
  }, [count, section])
  return (index: number) => {
    marked.current = { index, count }
  }
}

const Empty = () => (
  <div className={styles.empty}>
    <IconBell size={28} aria-hidden />
    <p className={styles.emptyTitle}>{t.notifications.empty}</p>
    <p>{t.notifications.emptyHint}</p>
  </div>
)

const Waiting = () => (
  <div className={styles.skeleton} role="status" aria-label={t.notifications.loading}>
    {[62, 48, 56, 44].map((width) => (
      <div key={width}>
        <Skeleton height={10} width={`${width}%`} radius="xl" />
        <Skeleton height={8} width={`${width - 18}%`} radius="xl" />
      </div>
    ))}
  </div>
)

/** The present moment by the server's clock, in milliseconds. Draws again as soon as the age of one of the moments changes. */
function useNow(moments: readonly string[]): number {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const now = serverNow().getTime()
  // The timer is set after every drawing, because the next change depends on the present moment.
  useEffect(() => {
    if (moments.length === 0) return
    const waits = moments.map((moment) => msUntilNextAge(now - Date.parse(moment)))
    const timer = window.setTimeout(draw, Math.min(...waits))
    document.addEventListener('visibilitychange', draw)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', draw)
    }
  })
  return now
}
