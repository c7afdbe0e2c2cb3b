/** Milliseconds of each unit; a month is a twelfth of 365.25 days. */
const units = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  month: 2_629_800_000,
} as const
export type AgeUnit = keyof typeof units
export type Age = { unit: AgeUnit; count: number }

/** An age in the largest unit that fits into it; at least one second. */
export function ageOf(ageMs: number): Age {
  const unit = unitOf(ageMs)
  return { unit, count: Math.max(1, Math.floor(ageMs / units[unit])) }
}

/** Milliseconds until `ageOf` returns another value; at most an hour, because the clock may be set. */
export const msUntilNextAge = (ageMs: number): number => {
  const unitMs = units[unitOf(ageMs)]
  return Math.min(unitMs - (Math.max(0, ageMs) % unitMs), units.hour)
}

function unitOf(ageMs: number): AgeUnit {
  if (ageMs < units.minute) return 'second'
  if (ageMs < units.hour) return 'minute'
  if (ageMs < units.day) return 'hour'
  return ageMs < units.month ? 'day' : 'month'
}
