import { describe, expect, test } from 'vitest'
import { earliestEditDay, isOpenForEdits } from './records.ts'

// Monday 10 to Sunday 16 March 2025.
describe('editing records', () => {
  test.each([
    ['a default user on a Thursday', 'default', '2025-03-13', '2025-03-10'],
    ['a default user on the Monday itself', 'default', '2025-03-10', '2025-03-10'],
    ['a default user on the Sunday', 'default', '2025-03-16', '2025-03-10'],
    ['a default user on New Year', 'default', '2025-01-01', '2024-12-30'],
    ['a manager', 'manager', '2025-03-13', undefined],
    ['an admin', 'admin', '2025-03-13', undefined],
  ] as const)('the first day that %s may edit is $3', (_, role, today, earliest) => {
    expect(earliestEditDay({ role }, today)).toBe(earliest)
  })

  test.each([
    ['default', '2025-03-10', true],
    ['default', '2025-03-09', false],
    ['default', '2025-03-14', true],
    ['manager', '2020-01-01', true],
    ['admin', '2020-01-01', true],
  ] as const)(
    'on Thursday 13 March a person with the role %s may edit a record of %s: %s',
    (role, date, open) => {
      expect(isOpenForEdits({ role }, date, '2025-03-13')).toBe(open)
    },
  )
})
