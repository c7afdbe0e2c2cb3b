import { expect, test } from 'vitest'
import { createRepeatGuard } from './use-record-entry.ts'

test('a second submit while the first is on its way is a repeat, whatever the form holds', async () => {
  const guard = createRepeatGuard(() => 0)
  expect(guard.isRepeat(false)).toBe(false)
  const { promise, resolve } = Promise.withResolvers<void>()
  const sending = guard.during(() => promise)
  expect(guard.isRepeat(false)).toBe(true)
  resolve()
  await sending
  expect(guard.isRepeat(false)).toBe(false)
})

test('right after a save an untouched form is a repeat, and a second later a record of its own', async () => {
  let now = 0
  const guard = createRepeatGuard(() => now)
  await guard.during(async () => {})
  now = 999
  expect(guard.isRepeat(true)).toBe(true)
  expect(guard.isRepeat(false)).toBe(false)
  now = 1000
  expect(guard.isRepeat(true)).toBe(false)
})

test('a refusal may be answered at once', async () => {
  const guard = createRepeatGuard(() => 0)
  await expect(guard.during(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(guard.isRepeat(true)).toBe(false)
})
