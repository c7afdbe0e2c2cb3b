import { expect, it } from 'vitest'
import { warnOfHeldLoop } from './loop-watch.ts'

/** Returns a histogram that has seen these delays. */
const delaysOf = (...ms: number[]) => {
  const seen = ms.map((delay) => delay * 1e6)
  return {
    get max() {
      return Math.max(0, ...seen)
    },
    reset: () => seen.splice(0),
  }
}

function toldOf(...ms: number[]): number[] {
  const told: number[] = []
  warnOfHeldLoop(delaysOf(...ms), (heldMs) => told.push(heldMs))
  return told
}

it('an event loop that was blocked longer than a second is logged, with the longest time', () => {
  expect(toldOf(12, 1300.4, 2000.6)).toEqual([2001])
})

it.each([[[]], [[12]], [[400, 1000]]])('delays of the event loop of %j ms are not logged', (delays) => {
  expect(toldOf(...delays)).toEqual([])
})

it('a delay of the event loop is logged once, however often it is looked at', () => {
  const told: number[] = []
  const delays = delaysOf(1500)
  for (let look = 0; look < 3; look += 1) warnOfHeldLoop(delays, (heldMs) => told.push(heldMs))
  expect(told).toEqual([1500])
})
