import { describe, expect, test } from 'vitest'
import { experienceBetween } from './experience.ts'

describe('experience', () => {
  test.each([
    ['2024-03-15', '2024-03-15', 0, 0],
    ['2024-03-15', '2024-04-14', 0, 0],
    ['2024-03-15', '2024-04-15', 0, 1],
    ['2023-11-01', '2024-02-01', 0, 3],
    ['2020-02-29', '2021-02-28', 0, 11],
    ['2020-02-29', '2021-03-01', 1, 0],
    ['2019-06-10', '2024-08-20', 5, 2],
    ['2024-12-31', '2025-01-01', 0, 0],
    ['2025-05-01', '2024-05-01', 0, 0],
  ])('experience from %s to %s is %i years and %i months', (from, to, years, months) => {
    expect(experienceBetween(from, to)).toEqual({ years, months })
  })
})
