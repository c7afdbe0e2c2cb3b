import { describe, expect, test } from 'vitest'
import { areInOrder, hasLeftBefore } from './work-days.ts'

describe('a person', () => {
  test.each([
    ['2025-03-12', '2025-03-12', false],
    ['2025-03-12', '2025-03-13', true],
    [null, '2025-03-13', false],
  ])('a person whose last day is %s has left before %s: %s', (job_ended_on, day, hasLeft) => {
    expect(hasLeftBefore({ job_ended_on }, day)).toBe(hasLeft)
  })

  test.each([
    ['2025-03-03', '2025-03-03', true],
    ['2025-03-03', '2025-03-02', false],
    ['2025-03-03', null, true],
    [null, '2025-03-02', true],
  ])('a person can work from %s to %s: %s', (job_started_on, job_ended_on, isPossible) => {
    expect(areInOrder({ job_started_on, job_ended_on })).toBe(isPossible)
  })
})
