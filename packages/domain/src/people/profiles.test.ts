import { expect, test } from 'vitest'
import { isBirthInFuture } from './profiles.ts'

test('a date of birth is at the latest today, and may be unknown', () => {
  expect(isBirthInFuture('2025-03-12', '2025-03-12')).toBe(false)
  expect(isBirthInFuture('2025-03-13', '2025-03-12')).toBe(true)
  for (const unknown of [null, undefined]) expect(isBirthInFuture(unknown, '2025-03-12')).toBe(false)
})
