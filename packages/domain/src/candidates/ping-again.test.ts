import { describe, expect, it } from 'vitest'
import type { Day } from '../days.ts'
import { changePingAgain, isPingDue } from './ping-again.ts'

const day: Day = '2025-03-12'
const later: Day = '2025-04-01'
const off = { ping_again: false, ping_again_on: null }
const on = { ping_again: true, ping_again_on: null }
const onDay = { ping_again: true, ping_again_on: day }

describe('a change of ping again', () => {
  it.each([
    ['nothing sent', onDay, {}, onDay],
    ['turned on', off, { ping_again: true }, on],
    ['turned on with a day', off, { ping_again: true, ping_again_on: day }, onDay],
    ['a day alone', off, { ping_again_on: day }, onDay],
    ['another day', onDay, { ping_again_on: later }, { ping_again: true, ping_again_on: later }],
    ['the day taken away', onDay, { ping_again_on: null }, on],
    ['no day where ping again is off', off, { ping_again_on: null }, off],
    ['turned on again keeps the day', onDay, { ping_again: true }, onDay],
    ['turned off', onDay, { ping_again: false }, off],
    ['turned off with a day', onDay, { ping_again: false, ping_again_on: later }, off],
  ])('a change of ping again (%s) from %j by %j gives %j', (_, before, change, after) => {
    expect(changePingAgain(before, change)).toEqual(after)
  })
})

it.each([
  [off, false],
  [on, false],
  [onDay, true],
  [{ ping_again: true, ping_again_on: '2025-03-11' as const }, true],
  [{ ping_again: true, ping_again_on: later }, false],
])('the ping %j is due on 12 March: %s', (ping, isDue) => {
  expect(isPingDue(ping, day)).toBe(isDue)
})
