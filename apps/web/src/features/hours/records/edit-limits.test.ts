import { expect, test } from 'vitest'
import { earliestEditDay } from './edit-limits.ts'

test('a default user may move a record to this week only, even on its Monday and its Sunday', () => {
  const developer = { role: 'default', subRoleKeys: ['developer'] } as const
  expect(earliestEditDay(developer, '2025-03-13')).toBe('2025-03-10')
  expect(earliestEditDay(developer, '2025-03-10')).toBe('2025-03-10')
  expect(earliestEditDay(developer, '2025-03-16')).toBe('2025-03-10')
})

test('a manager and an admin may move one to any day', () => {
  expect(earliestEditDay({ role: 'manager', subRoleKeys: ['project_manager'] }, '2025-03-13')).toBeUndefined()
  expect(earliestEditDay({ role: 'admin', subRoleKeys: ['ceo'] }, '2025-03-13')).toBeUndefined()
})
