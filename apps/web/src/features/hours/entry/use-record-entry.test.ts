import { expect, test } from 'vitest'
import { createRepeatGuard } from './use-record-entry.ts'

test('right after a save an untouched form is a repeat, and a second later a record of its own', () => {
  let now = 0
  const guard = createRepeatGuard(() => now)
  expect(guard.isRepeat(true)).toBe(false)
  guard.pressed()
  now = 999
  expect(guard.isRepeat(true)).toBe(true)
  now = 1000
  expect(guard.isRepeat(true)).toBe(false)
})

test('what was typed after a save is a record of its own at once', () => {
  const guard = createRepeatGuard(() => 0)
  guard.pressed()
  expect(guard.isRepeat(false)).toBe(false)
})
