import { describe, expect, test } from 'vitest'
import {
  counterOf,
  isOverAllowance,
  leaveAllowances,
  leaveCounters,
  shareOfAllowance,
  usedDaysOf,
} from './counters.ts'

describe('leave counters', () => {
  test.each([
    ['full_day_sick_leave', 'sick_leaves'],
    ['half_day_sick_leave', 'sick_leaves'],
    ['extra_sick_leave', 'extra_sick_leaves'],
    ['vacation', 'vacations'],
    ['paid_leave', 'paid_leaves'],
    ['unpaid_leave', 'unpaid_leaves'],
    ['half_day_unpaid_leave', 'unpaid_leaves'],
    ['day_off', 'day_offs'],
    ['work_off', 'work_offs'],
  ] as const)('leave of type %s counts as %s', (type, counter) => {
    expect(counterOf(type)).toBe(counter)
  })

  test('only the counters of vacations, sick leaves and days off have limits', () => {
    expect(leaveCounters.filter((counter) => leaveAllowances[counter] !== null)).toEqual([
      'vacations',
      'sick_leaves',
      'day_offs',
    ])
    expect(leaveAllowances).toMatchObject({ vacations: 21, sick_leaves: 8, day_offs: 5 })
  })

  test.each([
    ['sick_leaves', 8, false],
    ['sick_leaves', 8.5, true],
    ['day_offs', 5, false],
    ['day_offs', 6, true],
    ['vacations', 21, false],
    ['vacations', 22, true],
    ['unpaid_leaves', 300, false],
  ] as const)('the counter %s with %d days is over its limit: %s', (counter, days, isOver) => {
    expect(isOverAllowance(counter, days)).toBe(isOver)
  })

  test.each([
    ['sick_leaves', 1, 12.5],
    ['sick_leaves', 0.5, 6.25],
    ['vacations', 1, 4.76],
    ['vacations', 21, 100],
    ['day_offs', 1, 20],
    ['day_offs', 6, 100],
  ] as const)('the counter %s with %d days has used %d % of its limit', (counter, days, share) => {
    expect(shareOfAllowance(counter, days)).toBeCloseTo(share, 2)
  })

  test('a counter without a limit has no used share', () => {
    expect(shareOfAllowance('unpaid_leaves', 3)).toBeUndefined()
  })

  test('a counter sums whole days and half days, which are 0.5', () => {
    const used = usedDaysOf({
      vacations: 7,
      full_day_sick_leaves: 2,
      half_day_sick_leaves: 3,
      extra_sick_leaves: 1,
      paid_leaves: 4,
      unpaid_leaves: 5,
      half_day_unpaid_leaves: 1,
      day_offs: 6,
      work_offs: 8,
    })
    expect(used).toEqual({
      vacations: 7,
      sick_leaves: 3.5,
      extra_sick_leaves: 1,
      paid_leaves: 4,
      unpaid_leaves: 5.5,
      day_offs: 6,
      work_offs: 8,
    })
  })
})
