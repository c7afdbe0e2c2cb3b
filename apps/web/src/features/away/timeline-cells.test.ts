import type { PlannedLeave } from '@portal/contract/away'
import { expect, test } from 'vitest'
import { cellsOf } from './timeline-cells.ts'

const leave = (
  start_date: string,
  end_date = start_date,
  more: Partial<PlannedLeave> = {},
): PlannedLeave => ({
  id: 1,
  request_type: 'vacation',
  paid_leave_type: null,
  status: 'approved',
  start_date,
  end_date,
  ...more,
})

const spansOf = (cells: ReturnType<typeof cellsOf>) =>
  cells.filter((cell) => cell.leave.length > 0).map(({ first, length }) => [first, length])

test('a month without leave has a cell for each day', () => {
  const cells = cellsOf('2025-02', [])
  expect(cells).toHaveLength(28)
  expect(cells.at(-1)).toEqual({ first: '2025-02-28', length: 1, leave: [] })
})

test('leave is one cell over its days, and is cut at both ends of the month', () => {
  const cells = cellsOf('2025-02', [
    leave('2025-01-28', '2025-02-03'),
    leave('2025-02-04'),
    leave('2025-02-10', '2025-02-16'),
    leave('2025-02-27', '2025-03-05'),
  ])
  expect(spansOf(cells)).toEqual([
    ['2025-02-01', 3],
    ['2025-02-04', 1],
    ['2025-02-10', 7],
    ['2025-02-27', 2],
  ])
  expect(cells.reduce((sum, { length }) => sum + length, 0)).toBe(28)
})

test('leave of a whole year is one cell', () => {
  expect(spansOf(cellsOf('2025-03', [leave('2025-01-01', '2025-12-31')]))).toEqual([['2025-03-01', 31]])
})

test('two half days of one day share its cell', () => {
  const halves = [
    leave('2025-02-05', '2025-02-05', { request_type: 'half_day_sick_leave' }),
    leave('2025-02-05', '2025-02-05', { id: 2, request_type: 'half_day_unpaid_leave' }),
  ]
  expect(cellsOf('2025-02', halves)[4]).toEqual({ first: '2025-02-05', length: 1, leave: halves })
})
