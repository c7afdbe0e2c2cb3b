import type { Day } from '@portal/domain/days'
import { leaveNameOf } from '@portal/domain/leave/leave-names'
import type { Absence, OwnLeave } from './calendar-feed.store.ts'

/** An event of whole days, both ends included. */
export type FeedEvent = {
  /** The same for as long as the event exists: calendars replace an event by its id. */
  uid: string
  firstDay: Day
  lastDay: Day
  summary: string
  description: string | null
  isTentative: boolean
  /** Whether the calendar's owner counts as busy. */
  isBusy: boolean
  changedAt: Date
}

/** A person's own leave in full words. */
export function leaveEvent(leave: OwnLeave): FeedEvent {
  const name = leaveNameOf(leave.requestType, leave.paidLeaveType)
  const isTentative = leave.status === 'pending'
  return {
    uid: `leave-${leave.id}@staff-portal`,
    firstDay: leave.startDate,
    lastDay: leave.endDate,
    summary: isTentative ? `${name} (pending)` : name,
    description: leave.note,
    isTentative,
    isBusy: !isTentative,
    changedAt: leave.updatedAt,
  }
}

/**
 * That a colleague is absent and nothing else: the moment of change is made of the first day, because that of the request
 * would tell when it was decided, and the id has nothing of the request.
 */
export const absenceEvent = ({ userId, fullName, startDate, endDate }: Absence): FeedEvent => ({
  uid: `absence-${userId}-${startDate}@staff-portal`,
  firstDay: startDate,
  lastDay: endDate,
  summary: `${fullName}: absent`,
  description: null,
  isTentative: false,
  isBusy: false,
  changedAt: new Date(`${startDate}T00:00:00Z`),
})
