import { type Day, isDay, isMonth, type Month } from '../../days.ts'

const date = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T.*)?$/
const goingOn = /^(?:present|now|today|current|ongoing)$/i

/** `YYYY`, `YYYY-MM` and `YYYY-MM-DD` with the first month and day where they are missing. */
export function completedDay(text: string): { day: Day; isCompleted: boolean } | undefined {
  const [, year, month = '01', day = '01'] = text.trim().match(date) ?? []
  const completed = `${year}-${month}-${day}`
  return isDay(completed) ? { day: completed, isCompleted: !text.trim().startsWith(completed) } : undefined
}

export function completedMonth(text: string): { month: Month; isCompleted: boolean } | undefined {
  const [, year, month = '01'] = text.trim().match(date) ?? []
  const completed = `${year}-${month}`
  return isMonth(completed)
    ? { month: completed, isCompleted: !text.trim().startsWith(completed) }
    : undefined
}

export type Period = { start: Day; end: Day | null; isCompleted: boolean }

/** The days of work or studies; a sentence where there are none. No end means that it is going on. */
export function periodOf(startDate: string, endDate: string): Period | string {
  if (startDate.trim() === '') return 'it has no startDate'
  const start = completedDay(startDate)
  if (start === undefined) return 'its startDate is no date'
  if (endDate.trim() === '' || goingOn.test(endDate.trim()))
    return { start: start.day, end: null, isCompleted: start.isCompleted }
  const end = completedDay(endDate)
  if (end === undefined) return 'its endDate is no date'
  // An end of `2019` is completed to 2019-01-01, which is before a start in May 2019: the end is then the start.
  const last = end.isCompleted && start.day.startsWith(endDate.trim()) ? start.day : end.day
  if (last < start.day) return 'it ends before it starts'
  return { start: start.day, end: last, isCompleted: start.isCompleted || end.isCompleted }
}
