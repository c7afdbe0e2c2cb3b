import type { Day } from '@portal/domain/days'
import { linkOptions } from '@tanstack/react-router'

// The pages are not preloaded, because the pointer crosses many days on its way to one.

const ownDay = (date: Day) => linkOptions({ to: '/create-record', search: { date }, preload: false })

const dayOfUser = (userId: number, date: Day) =>
  linkOptions({ to: '/create-admin-record', search: { date, user_id: userId }, preload: false })

/** The page where the hours of a day are logged and edited: one's own, or those of another person. */
export const dayLink = (userId: number | undefined, date: Day) =>
  userId === undefined ? ownDay(date) : dayOfUser(userId, date)
