import { addMonths, type Day, type Month, monthOf } from '../days.ts'

/** The end of work or studies; null while they are going on. */
type End = Day | null

/** Ongoing work has no end: an end that is sent with `ongoing` is dropped, and a stored one is emptied. */
export const withoutEndIfOngoing = <Work extends { ongoing?: boolean; job_ended_on?: End }>(
  work: Work,
): Work => (work.ongoing === true ? { ...work, job_ended_on: null } : work)

/** Work without an end is ongoing. */
export const isOngoing = (endedOn: End): boolean => endedOn === null

/** A period of one day has the same start and end. */
export const endsBeforeStart = (startedOn: Day, endedOn: End): boolean =>
  endedOn !== null && endedOn < startedOn

/** Whether a month has begun by today: in a CV work and studies have begun, and courses are completed. */
export const hasBegunBy = (today: Day, month: Month): boolean => month <= monthOf(today)

const monthsAhead = 120

/** The last month in which work or studies may end: ten years from now. A later one is a slip, such as 2062 for 2026. */
export const lastEndMonth = (today: Day): Month => addMonths(monthOf(today), monthsAhead)

export const endsTooLate = (today: Day, endsIn: Month): boolean => endsIn > lastEndMonth(today)
