import { groupThousands } from '../texts/thousands.ts'

/** Hours of a working day. */
export const defaultHours = 8
export const maxHoursPerDay = 24

// Hours are counted in whole ten-thousandths: floats of them would not add up exactly.
const parts = 10_000
const partsOf = (hours: number): number => Math.round(hours * parts)

/** Hours are stored with at most four decimals, so that every number of minutes has its own. */
export const isExactHours = (hours: number): boolean => Number(hours.toFixed(4)) === hours

/** Hours and minutes as hours: 2 and 20 are 2.3333. */
export const hoursOfClock = (hours: number, minutes: number): number => partsOf(hours + minutes / 60) / parts

/** Rounds hours to the hundredth, a half up, so that three times 20 minutes, each stored as 0.3333, are an hour. */
export const roundHours = (hours: number): number => Math.round(partsOf(hours) / 100) / 100

/** Adds hours exactly, for sums that are added up further; `sumHours` is for sums that are shown or compared. */
export const exactHours = (hours: readonly number[]): number =>
  hours.reduce((sum, each) => sum + partsOf(each), 0) / parts

/** Adds hours, and rounds the sum once (docs/product-rules.md#time-records). */
export const sumHours = (hours: readonly number[]): number => roundHours(exactHours(hours))

/**
 * The hours missing from `logged` to `expected`, never below 0. They are exact, so that they can be summed, but 0 where
 * the logged hours reach the expected ones once they are rounded.
 */
export const missingHours = (logged: number, expected: number): number =>
  roundHours(logged) >= expected ? 0 : exactHours([expected, -logged])

/** The hours that `logged` has above `expected`, exact, and 0 where they are not above it once they are rounded. */
export const overHours = (logged: number, expected: number): number =>
  roundHours(logged) <= expected ? 0 : exactHours([logged, -expected])

/** A person's worked hours of one day are at most 24 (docs/product-rules.md#time-records). */
export const fitsOneDay = (hours: readonly number[]): boolean => sumHours(hours) <= maxHoursPerDay

/** Hours as screens show them: with two decimals where they have two, otherwise with one, so that rows add up to their total. */
export function formatHours(hours: number): string {
  const rounded = roundHours(hours)
  return groupThousands(rounded.toFixed(Math.round(rounded * 100) % 10 === 0 ? 1 : 2))
}

/**
 * Missing hours as lists show them. Half a hundredth is rounded down, so that they and the hours shown beside them add
 * up to the norm.
 */
export const formatMissingHours = (hours: number): string => formatHours(-roundHours(-hours))

/** Hours as the CSVs of reports have them, with one decimal; half a tenth is rounded up. */
export const reportHoursInDigits = (hours: number): string =>
  (Math.round(Math.round(roundHours(hours) * 100) / 10) / 10).toFixed(1)

/**
 * Hours as people type them: as minutes where decimals would be hard to read. The text, when read, gives the same
 * hours.
 */
export function hoursToType(hours: number): string {
  if (roundHours(hours) === hours) return String(hours)
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hoursOfClock(whole, rest) === hours ? `${whole}:${String(rest).padStart(2, '0')}` : String(hours)
}
