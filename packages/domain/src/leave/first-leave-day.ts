import { addDays, type Day, yearOf } from '../days.ts'
import { checkNewLeave, type LeaveFacts, type NewLeave, takenVacations } from './check-new-leave.ts'
import { vacationTypes } from './leave.ts'

/** How far ahead a first day is searched for: past the end of next year. */
const daysAhead = 732

/** Whether leave may begin on the day, as the server would decide; of a vacation without a length in one of them. */
export function mayBeginOn(day: Day, asked: NewLeave, facts: LeaveFacts): boolean {
  if (asked.type === 'vacation' && !asked.vacation_type)
    return vacationTypes.some((vacation_type) => mayBeginOn(day, { ...asked, vacation_type }, facts))
  return checkNewLeave({ ...asked, start_date: day, end_date: null }, facts).every(
    ({ field, code }) => field !== 'start_date' && code !== 'requests.vacation_taken',
  )
}

/** The first day from today on which leave may begin; undefined where the server would refuse every day. */
export function firstLeaveDay(asked: NewLeave, facts: LeaveFacts): Day | undefined {
  const { today, last_day } = facts
  const farthest = addDays(today, daysAhead)
  const last = last_day !== null && last_day.date < farthest ? last_day.date : farthest
  let day = today
  while (day <= last) {
    // A form asks at each key, so that a year of taken vacations is not searched day by day.
    if (areTakenIn(yearOf(day), asked, facts)) day = `${yearOf(day) + 1}-01-01`
    else if (mayBeginOn(day, asked, facts)) return day
    else day = addDays(day, 1)
  }
  return undefined
}

function areTakenIn(year: number, { type, vacation_type }: NewLeave, { others }: LeaveFacts): boolean {
  if (type !== 'vacation') return false
  const taken = takenVacations(others, year)
  return (vacation_type ? [vacation_type] : vacationTypes).every((length) => taken.has(length))
}

/** Whether vacations of every length are taken in the year of today. */
export const areVacationsTaken = ({ others, today }: LeaveFacts): boolean =>
  takenVacations(others, yearOf(today)).size === vacationTypes.length
