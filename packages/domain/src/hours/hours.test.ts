import { describe, expect, test } from 'vitest'
import {
  exactHours,
  fitsOneDay,
  formatHours,
  formatMissingHours,
  hoursOfClock,
  hoursToType,
  isExactHours,
  missingHours,
  reportHoursInDigits,
  roundHours,
  sumHours,
} from './hours.ts'

describe('hours', () => {
  test.each([
    [8, '8.0'],
    [7.25, '7.25'],
    [0.25, '0.25'],
    [0.1 + 0.2, '0.3'],
    [2.35 * 3, '7.05'],
    [2.3333, '2.33'],
    [7.9999, '8.0'],
    [1.005, '1.01'],
    [1480, '1\u202F480.0'],
    [0, '0.0'],
  ])('%d hours are written as %s', (hours, text) => {
    expect(formatHours(hours)).toBe(text)
  })

  test('shown hours of a quarter each add up to the shown total', () => {
    const hours = [1.75, 1.75, 1.75, 1.75]
    const shown = hours.map((each) => Number(formatHours(each)))
    expect(sumHours(shown)).toBe(Number(formatHours(sumHours(hours))))
  })

  test.each([
    [8, '8.0'],
    [0.04, '0.0'],
    [0.05, '0.1'],
    [7.35, '7.4'],
    [1.45, '1.5'],
    [1234.94, '1234.9'],
    [7.9499, '8.0'],
  ])('%d hours are written as %s in a CSV', (hours, text) => {
    expect(reportHoursInDigits(hours)).toBe(text)
  })

  test.each([
    [[0.1, 0.2], 0.3],
    [[2.35, 1.1, 4.55], 8],
    [[2.3333, 2.3333, 3.3333], 8],
    [Array.from({ length: 60 }, () => 0.3333), 20],
    [[], 0],
  ])('the hours %j add up to exactly %d', (hours, sum) => {
    expect(sumHours(hours)).toBe(sum)
  })

  test.each([
    [7.9, 8, 0.1],
    [8, 8, 0],
    [10, 8, 0],
    [7.9999, 8, 0],
    [7.6667, 8, 0.3333],
  ])('of %d logged and %d expected hours %d are missing', (logged, expected, missing) => {
    expect(missingHours(logged, expected)).toBe(missing)
  })

  test.each([
    [[24], true],
    [[23.99, 0.01], true],
    [[8.1, 8.2, 7.7], true],
    [[7.6667, 7.6667, 7.6667, 1], true],
    [[7.6667, 7.6667, 7.6667, 1.01], false],
    [[23.99, 0.02], false],
    [[24.01], false],
  ])('the hours %j fit one day: %s', (hours, fits) => {
    expect(fitsOneDay(hours)).toBe(fits)
  })
  test.each([
    [2, 20, 2.3333],
    [7, 40, 7.6667],
    [0, 1, 0.0167],
    [24, 0, 24],
  ])('the time %d:%d is %d hours', (hours, minutes, stored) => {
    expect(hoursOfClock(hours, minutes)).toBe(stored)
  })

  test.each([
    [8, '8'],
    [2.25, '2.25'],
    [2.33, '2.33'],
    [2.3333, '2:20'],
    [0.0167, '0:01'],
    [2.3334, '2.3334'],
    [23.9999, '23.9999'],
  ])('%d hours are typed as %s', (hours, text) => {
    expect(hoursToType(hours)).toBe(text)
  })

  test.each([
    [2.3333, true],
    [24, true],
    [2.33333, false],
    [0.1 + 0.2, false],
    [1e-9, false],
  ])('%d hours have four decimals at most: %s', (hours, answer) => {
    expect(isExactHours(hours)).toBe(answer)
  })

  test('hours of whole minutes add up to a working day, and logged and missing hours as they are shown add up to the norm', () => {
    for (let minutes = 1; minutes < 480; minutes += 1) {
      const logged = [hoursOfClock(0, minutes), hoursOfClock(0, 480 - minutes)]
      expect(sumHours(logged)).toBe(8)
    }
    for (let part = 1; part < 80_000; part += 7) {
      const logged = part / 10_000
      const shown = Number(formatHours(logged)) + Number(formatMissingHours(missingHours(logged, 8)))
      expect(roundHours(shown)).toBe(8)
    }
  })

  test('sums of hours that are summed further are not rounded in between', () => {
    const days = Array.from({ length: 60 }, () => exactHours([0.1111, 0.2222]))
    expect(sumHours(days)).toBe(20)
  })
})
