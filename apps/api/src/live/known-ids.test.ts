import { expect, it } from 'vitest'
import { KnownIds } from './known-ids.ts'

const minute = 60_000

it('knows an id once, unless it is forgotten', () => {
  const known = new KnownIds(10)
  expect([known.add(10), known.add(12), known.add(12), known.add(11)]).toEqual([false, true, false, true])
  known.forget(12)
  expect(known.add(12)).toBe(true)
})

it('waits for lower ids that are committed late before it calls them complete', () => {
  const known = new KnownIds(10)
  known.add(20)
  known.caughtUp(0)
  known.caughtUp(4 * minute)
  expect(known.complete).toBe(10)
  expect(known.add(15)).toBe(true)
  known.caughtUp(5 * minute)
  expect(known.complete).toBe(20)
  expect(known.add(16)).toBe(false)
})

it('takes as complete only what had been seen five minutes before', () => {
  const known = new KnownIds(0)
  known.add(5)
  known.caughtUp(0)
  known.add(9)
  known.caughtUp(minute)
  known.caughtUp(5.5 * minute)
  expect([known.complete, known.add(9), known.add(8)]).toEqual([5, false, true])
})
