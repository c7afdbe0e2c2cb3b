import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inBursts } from './in-bursts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = vi.fn<(things: readonly number[]) => void>()
beforeEach(() => pass.mockReset())

test('the first event of a burst is passed on at once, and those that follow it together after the pause', () => {
  const burst = inBursts(1000, pass)
  for (const thing of [1, 2, 3]) burst.add(thing)
  expect(pass.mock.calls).toEqual([[[1]]])
  vi.advanceTimersByTime(1000)
  expect(pass.mock.calls).toEqual([[[1]], [[2, 3]]])
  burst.add(4)
  expect(pass).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(pass).toHaveBeenLastCalledWith([4])
})

test('the first event after a pause is passed on at once', () => {
  const burst = inBursts(1000, pass)
  burst.add(1)
  vi.advanceTimersByTime(1000)
  burst.add(2)
  expect(pass.mock.calls).toEqual([[[1]], [[2]]])
})

test('a stopped burst passes nothing on', () => {
  const burst = inBursts(1000, pass)
  burst.add(1)
  burst.add(2)
  burst.stop()
  vi.advanceTimersByTime(5000)
  expect(pass).toHaveBeenCalledTimes(1)
})
