import { describe, expect, test } from 'vitest'
import { areInOrder, hasLeftBefore, isEmployedOn, type WorkDays } from './work-days.ts'

const from: WorkDays = { jobStartedOn: '2025-03-03', jobEndedOn: null }
const fromTo: WorkDays = { jobStartedOn: '2025-03-03', jobEndedOn: '2025-03-12' }
const unknown: WorkDays = { jobStartedOn: null, jobEndedOn: null }

describe('a person', () => {
  test.each([
    [from, '2025-03-02', false],
    [from, '2025-03-03', true],
    [fromTo, '2025-03-12', true],
    [fromTo, '2025-03-13', false],
    [unknown, '2025-03-13', true],
  ])('a person with %j is employed on %s: %s', (days, day, isEmployed) => {
    expect(isEmployedOn(days, day)).toBe(isEmployed)
  })

  test.each([
    ['2025-03-12', '2025-03-12', false],
    ['2025-03-12', '2025-03-13', true],
    [null, '2025-03-13', false],
  ])('a person whose last day is %s has left before %s: %s', (jobEndedOn, day, hasLeft) => {
    expect(hasLeftBefore({ jobEndedOn }, day)).toBe(hasLeft)
  })

  test.each([
    ['2025-03-03', '2025-03-03', true],
    ['2025-03-03', '2025-03-02', false],
    ['2025-03-03', null, true],
    [null, '2025-03-02', true],
  ])('a person can work from %s to %s: %s', (jobStartedOn, jobEndedOn, isPossible) => {
    expect(areInOrder({ jobStartedOn, jobEndedOn })).toBe(isPossible)
  })
})
