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
  ] as const)('%s is %i ms: %s, %i', (_, ageMs, unit, count) => {
    expect(ageOf(ageMs)).toEqual({ unit, count })
  })

  test.each([
    ['a new one in a second', 0, second],
    ['one of half a second after the rest of it', 1500, 500],
    ['one of a minute in a minute', minute, minute],
    ['one of an hour and a half in half an hour', 1.5 * hour, 0.5 * hour],
    ['one of days within an hour, when the clock may have been set', 3 * day, hour],
    ['one in the future in a second', -10 * second, second],
  ])('changes: %s', (_, ageMs, wait) => {
    expect(msUntilNextAge(ageMs)).toBe(wait)
  })

  test('differs once the wait is over, and not a millisecond earlier', () => {
    for (const ageMs of [1000, 1234, 59_999, 3_599_000, 7_300_000]) {
      expect(ageOf(ageMs + msUntilNextAge(ageMs))).not.toEqual(ageOf(ageMs + msUntilNextAge(ageMs) - 1))
    }
  })
})
