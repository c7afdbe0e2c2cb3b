import { toHundredths } from '@portal/domain/hundredths'

/**
 * Hours as people type them: `8`, `7.5`, `7,5` or `7:30`. Undefined for an empty text, NaN for one that says no
 * hours. Minutes are rounded to hundredths of an hour, the finest that is stored.
 */
export function parseHours(text: string): number | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed)
  if (clock) return toHundredths(Number(clock[1]) + Number(clock[2]) / 60) / 100
  return /^\d*[.,]?\d+$|^\d+[.,]$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/** `step` hours more or less, on the step's grid and between `step` and 24; `step` itself where no hours are typed. */
export function stepHours(text: string, step: number, maxHours: number): string {
  const size = Math.abs(step)
  const hours = parseHours(text)
  if (hours === undefined || Number.isNaN(hours)) return String(size)
  const onGrid = step > 0 ? Math.floor(hours / size) : Math.ceil(hours / size)
  return String(Math.min(maxHours, Math.max(size, onGrid * size + step)))
}
