import type { MonthOfLeave } from '@portal/contract/leave-balances'
import { expect, test } from 'vitest'
import { hasLeave, rowsOfYear } from './months-of-leave.ts'

const month = (number: number, taken: Partial<MonthOfLeave> = {}): MonthOfLeave => ({
  month: number,
  vacations: 0,
  full_day_sick_leaves: 0,
  half_day_sick_leaves: 0,
  extra_sick_leaves: 0,
  paid_leaves: 0,
  unpaid_leaves: 0,
  half_day_unpaid_leaves: 0,
  day_offs: 0,
  work_offs: 0,
  ...taken,
})

test('the total of a year is the sum of its months, in which half days are 0.5', () => {
  const { months, total } = rowsOfYear([
    month(1, { half_day_sick_leaves: 1, vacations: 7 }),
    month(2),
    month(3, { full_day_sick_leaves: 2, half_day_sick_leaves: 2 }),
  ])
  expect(months.map(({ days }) => days.sick_leaves)).toEqual([0.5, 0, 3])
  expect(total.days).toMatchObject({ sick_leaves: 3.5, vacations: 7, day_offs: 0 })
  expect(months.map(hasLeave)).toEqual([true, false, true])
})
