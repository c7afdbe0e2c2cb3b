import { expect, it } from 'vitest'
import { clockAt } from './clock.ts'

/** Returns the days that the clock shows when it is asked at these moments one after the other. */
function daysAt(timeZone: string, moments: readonly string[]): string[] {
  let now = new Date(0)
  const clock = clockAt(timeZone, () => now)
  return moments.map((moment) => {
    now = new Date(moment)
    return clock.today()
  })
}

it.each([
  ['Europe/Kyiv', '2025-03-11T21:59:59.999Z', '2025-03-11', '2025-03-11T22:00:00Z', '2025-03-12'],
  ['Asia/Kathmandu', '2025-03-12T18:14:59.999Z', '2025-03-12', '2025-03-12T18:15:00Z', '2025-03-13'],
  ['UTC', '2025-12-31T23:59:59.999Z', '2025-12-31', '2026-01-01T00:00:00Z', '2026-01-01'],
])('the day changes at midnight in %s', (timeZone, last, day, first, nextDay) => {
  expect(daysAt(timeZone, [last, last, first, first, last])).toEqual([day, day, nextDay, nextDay, day])
})

it('the day does not change at the switch to summer time and back', () => {
  expect(daysAt('Europe/Kyiv', ['2025-03-30T00:59:30Z', '2025-03-30T01:00:00Z'])).toEqual([
    '2025-03-30',
    '2025-03-30',
  ])
  expect(daysAt('Europe/Kyiv', ['2025-10-26T21:59:59Z', '2025-10-26T22:00:00Z'])).toEqual([
    '2025-10-26',
    '2025-10-27',
  ])
})
