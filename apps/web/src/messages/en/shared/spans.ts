import { days } from './days.ts'

const dayAndMonth = (day: string) => `${days.dayOfMonth(day)} ${days.shortMonth(day)}`

/** Days as in '3 – 14 Nov'; with both months where they differ. */
export const spanOfDays = (from: string, to: string) =>
  from === to
    ? dayAndMonth(from)
    : from.slice(0, 7) === to.slice(0, 7)
      ? `${days.dayOfMonth(from)} – ${dayAndMonth(to)}`
      : `${dayAndMonth(from)} – ${dayAndMonth(to)}`
