import { type Day, type Month, monthOf } from '../days.ts'

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

/** Whether a course is completed, which it must be to stand in a CV. */
export const isDoneBy = (today: Day, acquiredIn: Month): boolean => acquiredIn <= monthOf(today)
