import { describe, expect, test } from 'vitest'
import { ageOf, msUntilNextAge } from './age.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

describe('an age', () => {
  test.each([
    ['of a clock that is behind', -5 * second, 'second', 1],
    ['at the moment itself', 0, 'second', 1],
    ['within the first second', 999, 'second', 1],
    ['before the first minute', minute - 1, 'second', 59],
    ['of a minute', minute, 'minute', 1],
    ['before the first hour', hour - 1, 'minute', 59],
    ['of an hour', hour, 'hour', 1],
    ['before the first day', day - 1, 'hour', 23],
    ['of a day', day, 'day', 1],
    ['of thirty days', 30 * day, 'day', 30],
    ['of thirty-one days', 31 * day, 'month', 1],
    ['of a year', 366 * day, 'month', 12],
  ] as const)('an age %s (%i ms) is shown in the unit %s as %i', (_, ageMs, unit, count) => {
    expect(ageOf(ageMs)).toEqual({ unit, count })
  })

  test.each([
    ['a new age changes in a second', 0, second],
    ['an age of a second and a half changes in half a second', 1500, 500],
    ['an age of a minute changes in a minute', minute, minute],
    ['an age of an hour and a half changes in half an hour', 1.5 * hour, 0.5 * hour],
    ['an age of days is computed again in an hour, because the clock may have been set', 3 * day, hour],
    ['an age in the future changes in a second', -10 * second, second],
  ])('%s', (_, ageMs, wait) => {
    expect(msUntilNextAge(ageMs)).toBe(wait)
  })

  test('an age differs once the wait is over, and not a millisecond earlier', () => {
    for (const ageMs of [1000, 1234, 59_999, 3_599_000, 7_300_000]) {
      expect(ageOf(ageMs + msUntilNextAge(ageMs))).not.toEqual(ageOf(ageMs + msUntilNextAge(ageMs) - 1))
    }
  })
})
