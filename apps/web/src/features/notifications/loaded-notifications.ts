import type { Notification } from '@portal/contract/notifications'
import type { InfiniteData } from '@tanstack/react-query'

/** One answer of the server: rows, newest first, with the numbers of all the person's notifications. */
export type NotificationPage = { rows: Notification[]; unread: number; total: number }
export type Loaded = InfiniteData<NotificationPage>

/** What is marked as read: one notification or all of them. */
export type Marked = number | 'all'

/**
 * The loaded notifications, newest first and each once: when a new one has arrived, a later page repeats the last row
 * of the page before.
 */
export function rowsOf({ pages }: Loaded): Notification[] {
  const byId = new Map(pages.flatMap(({ rows }) => rows.map((row) => [row.id, row])))
  return [...byId.values()].sort((a, b) => compare(b.created_at, a.created_at) || b.id - a.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The number of all unread notifications, loaded or not. The last page is the latest answer. */
export const unreadIn = ({ pages }: Loaded): number => pages.at(-1)?.unread ?? 0

/**
 * Adds a notification that arrived by the live channel to the loaded ones; changes nothing when it is already there.
 */
export function withArrived(loaded: Loaded, arrived: Notification): Loaded {
  if (loaded.pages.some(({ rows }) => rows.some(({ id }) => id === arrived.id))) return loaded
  return {
    ...loaded,
    pages: loaded.pages.map((page, index) => ({
      rows: index === 0 ? [arrived, ...page.rows] : page.rows,
      unread: page.unread + (arrived.read ? 0 : 1),
      total: page.total + 1,
    })),
  }
}

/** What marking changes: loaded rows, and the number of unread ones, some of which may not be loaded. */
export type Marking = { ids: ReadonlySet<number>; count: number }

export function markingOf(loaded: Loaded, marked: Marked): Marking {
  const unread = rowsOf(loaded).filter(({ id, read }) => !read && (marked === 'all' || id === marked))
  return {
    ids: new Set(unread.map(({ id }) => id)),
    count: marked === 'all' ? unreadIn(loaded) : unread.length,
  }
}

/** Marks notifications as read, or undoes the marking. */
export const withMarking = (loaded: Loaded, { ids, count }: Marking, read: boolean): Loaded => ({
  ...loaded,
  pages: loaded.pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) => (ids.has(row.id) ? { ...row, read } : row)),
    unread: Math.max(0, page.unread + (read ? -count : count)),
  })),
})
