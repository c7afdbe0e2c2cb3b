import { expect, test } from 'vitest'
import { createRepeatGuard } from './repeat-guard.ts'

test('an untouched form counts as a repeat right after a save, and as a record of its own a second later', () => {
  let now = 0
  const guard = createRepeatGuard(() => now)
  expect(guard.isRepeat(true)).toBe(false)
  guard.pressed()
  now = 999
  expect(guard.isRepeat(true)).toBe(true)
  now = 1000
  expect(guard.isRepeat(true)).toBe(false)
})

test('a form in which something was typed after a save counts as a record of its own at once', () => {
  const guard = createRepeatGuard(() => 0)
  guard.pressed()
  expect(guard.isRepeat(false)).toBe(false)
})
