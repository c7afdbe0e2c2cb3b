import { describe, expect, test } from 'vitest'
import { fitsOneDay, formatHours, formatReportHours, missingHours, sumHours } from './hours.ts'

describe('hours', () => {
  test.each([
    [8, '8.0'],
    [7.25, '7.25'],
    [0.25, '0.25'],
    [0.1 + 0.2, '0.3'],
    [2.35 * 3, '7.05'],
    [0, '0.0'],
  ])('%d are written as %s', (hours, text) => {
    expect(formatHours(hours)).toBe(text)
  })

  test.each([
    [8, '8.0'],
    [0.04, '0.0'],
    [0.05, '0.1'],
    [7.35, '7.4'],
    [1.45, '1.5'],
    [1234.94, '1234.9'],
  ])('%d are %s in a report', (hours, text) => {
    expect(formatReportHours(hours)).toBe(text)
  })

  test.each([
    [[0.1, 0.2], 0.3],
    [[2.35, 1.1, 4.55], 8],
    [[], 0],
  ])('%j add up to %d, exactly where floats are not exact', (parts, sum) => {
    expect(sumHours(parts)).toBe(sum)
  })

  test.each([
    [7.9, 8, 0.1],
    [8, 8, 0],
    [10, 8, 0],
  ])('of %d logged and %d expected %d are missing', (logged, expected, missing) => {
    expect(missingHours(logged, expected)).toBe(missing)
  })

  test.each([
    [[24], true],
    [[23.99, 0.01], true],
    [[8.1, 8.2, 7.7], true],
    [[23.99, 0.02], false],
    [[24.01], false],
  ])('%j fit one day: %s', (hours, fits) => {
    expect(fitsOneDay(hours)).toBe(fits)
  })
})
