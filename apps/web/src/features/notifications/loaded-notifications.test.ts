import { describe, expect, test } from 'vitest'
import { exampleNotification as row } from './example-notification.ts'
import { type Loaded, markingOf, rowsOf, unreadIn, withArrived, withMarking } from './loaded-notifications.ts'

/** Two pages of a list with 9 unread ones, of which 5, 4 and 2 are loaded. */
const loaded: Loaded = {
  pages: [
    { rows: [row(5), row(4), row(3, true)], unread: 9, total: 20 },
    { rows: [row(2), row(1, true)], unread: 9, total: 20 },
  ],
  pageParams: [1, 2],
}
const ids = (list: Loaded) => rowsOf(list).map(({ id }) => id)
const unreadIds = (list: Loaded) =>
  rowsOf(list)
    .filter(({ read }) => !read)
    .map(({ id }) => id)

describe('a notification that arrives', () => {
  test('a notification that arrives is the first one and counts as unread', () => {
    const after = withArrived(loaded, row(6))
    expect(ids(after)).toEqual([6, 5, 4, 3, 2, 1])
    expect(unreadIn(after)).toBe(10)
    expect(after.pages[0]?.total).toBe(21)
  })

  test('a notification that was read elsewhere before it arrives is not counted', () => {
    expect(unreadIn(withArrived(loaded, row(6, true)))).toBe(9)
  })

  test('a notification that arrives changes nothing when it is known, on whatever page', () => {
    expect(withArrived(loaded, row(5))).toBe(loaded)
    expect(withArrived(loaded, row(2))).toBe(loaded)
    const once = withArrived(loaded, row(6))
    expect(withArrived(once, row(6))).toBe(once)
  })

  test('notifications that arrive in another order are sorted by their moments', () => {
    expect(ids(withArrived(withArrived(loaded, row(7)), row(6)))).toEqual([7, 6, 5, 4, 3, 2, 1])
  })
})

test('a row that moved to the next page while it was fetched is shown once', () => {
  const moved = {
    ...loaded,
    pages: loaded.pages.map((page, index) => ({
      ...page,
      rows: index === 0 ? page.rows : [row(3, true), ...page.rows],
    })),
  }
  expect(ids(moved)).toEqual([5, 4, 3, 2, 1])
})

describe('marking as read', () => {
  test('marking one notification as read leaves the others unread', () => {
    const after = withMarking(loaded, markingOf(loaded, 4), true)
    expect(unreadIds(after)).toEqual([5, 2])
    expect(unreadIn(after)).toBe(8)
  })

  test('marking a notification that is read, or not loaded, changes nothing', () => {
    for (const id of [3, 99]) expect(unreadIn(withMarking(loaded, markingOf(loaded, id), true))).toBe(9)
  })

  test('marking all notifications as read counts those that are not loaded', () => {
    const after = withMarking(loaded, markingOf(loaded, 'all'), true)
    expect(unreadIds(after)).toEqual([])
    expect(unreadIn(after)).toBe(0)
  })

  test('a refused marking is taken back, and what has arrived or was marked meanwhile stays', () => {
    for (const marked of [4, 'all'] as const) {
      const marking = markingOf(loaded, marked)
      const meanwhile = withArrived(withMarking(loaded, marking, true), row(6))
      const after = withMarking(meanwhile, marking, false)
      expect(unreadIds(after)).toEqual([6, 5, 4, 2])
      expect(unreadIn(after)).toBe(10)
    }
  })
})
