import { describe, expect, it } from 'vitest'
import type { Day } from '../days.ts'
import { changePingAgain, isPingDue } from './ping-again.ts'

const day: Day = '2025-03-12'
const later: Day = '2025-04-01'
const off = { pingAgain: false, pingAgainOn: null }
const on = { pingAgain: true, pingAgainOn: null }
const onDay = { pingAgain: true, pingAgainOn: day }

describe('a change of ping again', () => {
  it.each([
    ['nothing sent', onDay, {}, onDay],
    ['turned on', off, { pingAgain: true }, on],
    ['turned on with a day', off, { pingAgain: true, pingAgainOn: day }, onDay],
    ['a day alone', off, { pingAgainOn: day }, onDay],
    ['another day', onDay, { pingAgainOn: later }, { pingAgain: true, pingAgainOn: later }],
    ['the day taken away', onDay, { pingAgainOn: null }, on],
    ['no day where ping again is off', off, { pingAgainOn: null }, off],
    ['turned on again keeps the day', onDay, { pingAgain: true }, onDay],
    ['turned off', onDay, { pingAgain: false }, off],
    ['turned off with a day', onDay, { pingAgain: false, pingAgainOn: later }, off],
  ])('a change of ping again (%s) from %j by %j gives %j', (_, before, change, after) => {
    expect(changePingAgain(before, change)).toEqual(after)
  })
})

it.each([
  [off, false],
  [on, false],
  [onDay, true],
  [{ pingAgain: true, pingAgainOn: '2025-03-11' as const }, true],
  [{ pingAgain: true, pingAgainOn: later }, false],
])('the ping %j is due on 12 March: %s', (ping, isDue) => {
  expect(isPingDue(ping, day)).toBe(isDue)
})
