import { expect, test } from 'vitest'
import { birthRefusal } from './profiles.ts'

test('a date of birth is at the latest today, and may be unknown', () => {
  expect(birthRefusal('2025-03-12', '2025-03-12')).toBeUndefined()
  expect(birthRefusal('2025-03-13', '2025-03-12')).toBe('The date of birth cannot be after today')
  for (const unknown of [null, undefined]) expect(birthRefusal(unknown, '2025-03-12')).toBeUndefined()
})
