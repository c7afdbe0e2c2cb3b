import { expect, it } from 'vitest'
import { KnownIds } from './known-ids.ts'

const minute = 60_000

it('an id counts as new once, and again after it was forgotten', () => {
  const known = new KnownIds(10)
  expect([known.add(10), known.add(12), known.add(12), known.add(11)]).toEqual([false, true, false, true])
  known.forget(12)
  expect(known.add(12)).toBe(true)
})

it('lower ids that are committed late are awaited before the ids count as complete', () => {
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

it('the known ids are complete only up to the id that was seen five minutes before', () => {
  const known = new KnownIds(0)
  known.add(5)
  known.caughtUp(0)
  known.add(9)
  known.caughtUp(minute)
  known.caughtUp(5.5 * minute)
  expect([known.complete, known.add(9), known.add(8)]).toEqual([5, false, true])
})
