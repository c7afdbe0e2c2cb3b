import { plural } from '../plural.ts'

export const notifications = {
  /** The bell's name, for screen readers. */
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  /** The number at the bell. */
  badge: (unread: number) => (unread > 99 ? '99+' : String(unread)),
  loading: 'Loading notifications',
  failed: 'Server error: unable to download notifications',
  unread: 'New',
  read: 'Read',
  noneUnread: 'Nothing new. You have read everything.',
  empty: 'You have no notifications yet',
  emptyHint:
    'Requests for leave and contracts that concern you are reported here as soon as something happens.',
  markRead: (what: string) => `Mark as read: ${what}`,
  markReadShort: 'Mark as read',
  openRequest: (what: string) => `Open the request: ${what}`,
  markAllRead: 'Mark all as read',
  showOlder: 'Show older',
  seeAll: 'See all notifications',
  /** A notification as a sentence; `message` begins with the verb. */
  sentence: (owner: string, message: string) => `${owner} ${message}`,
  arrived: (sentence: string) => `New notification: ${sentence}`,
  arrivedMany: (count: number) =>
    plural('en', count, { one: '{n} new notification', other: '{n} new notifications' }),
  period: (from: string, to: string) => `${from} – ${to}`,
  openRequests: (period: string) => `${period}, open the requests`,
  openHours: (period: string) => `${period}, open the hours`,
  managedBy: (manager: string) => `Manager ${manager}`,
  age: {
    second: (count: number) => plural('en', count, { one: '{n} second ago', other: '{n} seconds ago' }),
    minute: (count: number) => plural('en', count, { one: '{n} minute ago', other: '{n} minutes ago' }),
    hour: (count: number) => plural('en', count, { one: '{n} hour ago', other: '{n} hours ago' }),
    day: (count: number) => plural('en', count, { one: '{n} day ago', other: '{n} days ago' }),
    month: (count: number) => plural('en', count, { one: '{n} month ago', other: '{n} months ago' }),
  },
}
