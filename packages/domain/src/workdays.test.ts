import { describe, expect, it } from 'vitest'
import { effectiveHours, isWorkday } from './workdays.ts'

// Women's Day of 2025 is a Saturday and is kept on Monday, 10 March.
const holidays = new Set(['2025-03-10', '2025-03-29'])

describe('a working day', () => {
  it.each([
    ['2025-03-12', true, 'a Wednesday'],
    ['2025-03-14', true, 'a Friday'],
    ['2025-03-15', false, 'a Saturday'],
    ['2025-03-16', false, 'a Sunday'],
    ['2025-03-10', false, 'a holiday'],
  ])('%s is a working day: %s (%s)', (day, expected) => {
    expect(isWorkday(day, holidays)).toBe(expected)
  })
})

describe('the effective hours', () => {
  it.each([
    ['a month of 21 weekdays with one holiday', '2025-03-01', '2025-03-31', 160],
    ['a February of 20 weekdays', '2025-02-01', '2025-02-28', 160],
    ['a working day', '2025-03-12', '2025-03-12', 8],
    ['a holiday', '2025-03-10', '2025-03-10', 0],
    ['a weekend', '2025-03-15', '2025-03-16', 0],
    ['a weekend that is also a holiday', '2025-03-29', '2025-03-29', 0],
  ])('the effective hours of %s (%s to %s) are %d', (_, from, to, expected) => {
    expect(effectiveHours(from, to, holidays)).toBe(expected)
  })
})
