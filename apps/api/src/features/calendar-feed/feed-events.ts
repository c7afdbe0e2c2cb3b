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
  first_day: Day
  last_day: Day
  summary: string
  description: string | null
  isTentative: boolean
  /** Whether the calendar's owner counts as busy. */
  isBusy: boolean
  changed_at: Date
}

const certain = { description: null, isTentative: false, isBusy: false } as const

/** A person's own leave in full words. Half a day is an event of the whole day, in which the person is free for the rest. */
export function leaveEvent(leave: OwnLeave, language: Language): FeedEvent {
  const name = leaveNameOf(language, leave.request_type, leave.paid_leave_type)
  const isTentative = leave.status === 'pending'
  return {
    uid: leave.uid,
    sequence: leave.version - 1,
    first_day: leave.start_date,
    last_day: leave.end_date,
    summary: isTentative ? calendarWords[language].pending(name) : name,
    description: leave.note,
    isTentative,
    isBusy: !isTentative && !isHalfDay(leave.request_type),
    changed_at: leave.updated_at,
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
  sequence: absence.version - absence.decided_version,
  first_day: absence.start_date,
  last_day: absence.end_date,
  summary: calendarWords[language].absent(absence.full_name, isHalfDay(absence.request_type)),
  changed_at: startOfMonth(absence.updated_at),
})

export const holidayEvent = ({ uid, version, date, title, updated_at }: FeedHoliday): FeedEvent => ({
  ...certain,
  uid,
  sequence: version - 1,
  first_day: date,
  last_day: date,
  summary: title,
  changed_at: updated_at,
})

/** The start of the month in UTC, so that it is never after the moment itself. */
const startOfMonth = (moment: Date) => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth()))
