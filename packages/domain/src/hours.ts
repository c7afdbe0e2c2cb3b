import { toHundredths } from './hundredths.ts'

/** Hours of a working day. */
export const defaultHours = 8
export const maxHoursPerDay = 24

/** Exact to the hundredth of an hour. */
export const sumHours = (parts: readonly number[]): number =>
  parts.reduce((sum, part) => sum + toHundredths(part), 0) / 100

/** The hours missing from `logged` to `expected`; never below 0. */
export const missingHours = (logged: number, expected: number): number =>
  Math.max(0, toHundredths(expected) - toHundredths(logged)) / 100

/** A person's worked hours of one day are at most 24 (docs/product-rules.md#time-records). */
export const fitsOneDay = (hours: readonly number[]): boolean => sumHours(hours) <= maxHoursPerDay

/** Hours as they are stored: with two decimals where they have two, otherwise with one. */
export const formatHours = (hours: number): string => hours.toFixed(toHundredths(hours) % 10 === 0 ? 1 : 2)

/** Hours as reports show them, with one decimal; half a tenth is rounded up. */
export const formatReportHours = (hours: number): string =>
  (Math.round(toHundredths(hours) / 10) / 10).toFixed(1)
