import type { Day } from '@portal/domain/days'
import { isHalfDay } from '@portal/domain/leave/leave'
import { calendarWords } from '@portal/words/calendar-feed'
import type { Language } from '@portal/words/language'
import { leaveNameOf } from '@portal/words/leave-names'
import type { Absence, FeedHoliday, OwnLeave } from './calendar-feed.store.ts'

/** An event of whole days, both ends included. */
export type FeedEvent = {
  /** The id of the event, the same for as long as the event exists: calendars replace an event by its id. */
  uid: string
  /** Counts the changes from 0: of two events with one id, calendars keep the one with the higher number. */
  sequence: number
  firstDay: Day
  lastDay: Day
  summary: string
  description: string | null
  isTentative: boolean
  /** Whether the calendar's owner counts as busy. */
  isBusy: boolean
  changedAt: Date
}

const certain = { description: null, isTentative: false, isBusy: false } as const

/** A person's own leave in full words. Half a day is an event of the whole day, in which the person is free for the rest. */
export function leaveEvent(leave: OwnLeave, language: Language): FeedEvent {
  const name = leaveNameOf(language, leave.requestType, leave.paidLeaveType)
  const isTentative = leave.status === 'pending'
  return {
    uid: leave.uid,
    sequence: leave.version - 1,
    firstDay: leave.startDate,
    lastDay: leave.endDate,
    summary: isTentative ? calendarWords[language].pending(name) : name,
    description: leave.note,
    isTentative,
    isBusy: !isTentative && !isHalfDay(leave.requestType),
    changedAt: leave.updatedAt,
  }
}

/**
 * An event that says only that a colleague is absent. Its changes are counted from the approval, because a switch of
 * the type before it would reveal sick leave. Its time of change is the start of the month, because the exact time
 * would reveal when the request was decided.
 */
export const absenceEvent = (absence: Absence, language: Language): FeedEvent => ({
  ...certain,
  uid: absence.uid,
  sequence: absence.version - absence.decidedVersion,
  firstDay: absence.startDate,
  lastDay: absence.endDate,
  summary: calendarWords[language].absent(absence.fullName, isHalfDay(absence.requestType)),
  changedAt: startOfMonth(absence.updatedAt),
})

export const holidayEvent = ({ uid, version, date, title, updatedAt }: FeedHoliday): FeedEvent => ({
  ...certain,
  uid,
  sequence: version - 1,
  firstDay: date,
  lastDay: date,
  summary: title,
  changedAt: updatedAt,
})

/** The start of the month in UTC, so that it is never after the moment itself. */
const startOfMonth = (moment: Date) => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth()))
