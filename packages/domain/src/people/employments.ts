import { addDays, type Day } from '../days.ts'

/** From a first to a last work day, both included; null where the day is not known, or there is none yet. */
export type Employment = { from: Day | null; to: Day | null }

/** A person's employments, oldest first. They share no day; there is none of a person of whom no day is known. */
export type Employments = readonly Employment[]

const includes = ({ from, to }: Employment, day: Day): boolean =>
  (from === null || from <= day) && (to === null || day <= to)

/** Whether the person works in the company on the day. Where no work day is known, everybody does. */
export const isEmployedOn = (employments: Employments, day: Day): boolean =>
  employments.length === 0 || employments.some((employment) => includes(employment, day))

/** Whether the person had left by the day and came back after it. `db/reads/employment.ts` has the same in SQL. */
export const isBetweenEmployments = (employments: Employments, day: Day): boolean =>
  !isEmployedOn(employments, day) &&
  employments.some(({ to }) => to !== null && to < day) &&
  employments.some(({ from }) => from !== null && from > day)

/** The last work day that a period goes beyond into days without employment; null where it reaches none of them. */
export function lastDayBehind(
  employments: Employments,
  { start_date, end_date }: { start_date: Day; end_date: Day },
): Day | null {
  for (const [index, { to }] of employments.entries()) {
    if (to === null || to >= end_date) continue
    const next = employments[index + 1]?.from ?? null
    if (next === null || (next > start_date && next > addDays(to, 1))) return to
  }
  return null
}

/** What an activation does to the latest employment. */
export type Return =
  /** A new one begins. */
  | { kind: 'new'; from: Day }
  /** The same one goes on, without a last work day. */
  | { kind: 'goes_on'; from: Day }
  /** Its last work day is still to come, and stays. */
  | { kind: 'unchanged' }
  /** Nobody comes back before the last work day. */
  | { kind: 'too_early'; last_day: Day }

/** What it means that a person works again from a day, today where none is given (docs/product-rules.md#employments). */
export function returnOf(last_day: Day | null, worksFrom: Day | undefined, today: Day): Return {
  const from = worksFrom ?? today
  if (last_day === null || from === last_day) return { kind: 'goes_on', from }
  if (from > last_day) return { kind: 'new', from }
  return worksFrom === undefined ? { kind: 'unchanged' } : { kind: 'too_early', last_day }
}
