import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  counterOf,
  isOverAllowance,
  leaveAllowances,
  leaveCounters,
  limitStateOf,
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

  test.each([
    ['vacations', 16.5, 'within'],
    ['vacations', 17, 'near'],
    ['vacations', 21, 'near'],
    ['vacations', 21.5, 'over'],
    ['sick_leaves', 6, 'within'],
    ['sick_leaves', 6.5, 'near'],
    ['day_offs', 4, 'near'],
    ['day_offs', 6, 'over'],
    ['work_offs', 300, undefined],
  ] as const)('the counter %s with %d days is %s its limit', (counter, days, state) => {
    expect(limitStateOf(counter, days)).toBe(state)
  })

  test.each([
    ['vacations', 0, 0, 21],
    ['vacations', 14, 0, 7],
    ['vacations', 7, 7, 7],
    ['vacations', 14, 7, 0],
    ['vacations', 14, 14, 0],
    ['sick_leaves', 3.5, 1, 3.5],
    ['day_offs', 6, 0, 0],
  ] as const)(
    'of the counter %s with %d days taken and %d waiting, %d can still be planned',
    (counter, used, pending, left) => {
      expect(balanceOf(counter, { used, pending })?.left).toBe(left)
    },
  )

  test('a balance says what is left, and how much of the limit waits', () => {
    expect(balanceOf('vacations', { used: 14, pending: 3.5 })).toEqual({
      limit: 21,
      left: 3.5,
      takenShare: expect.closeTo(66.67, 2),
      waitingShare: expect.closeTo(16.67, 2),
      state: 'near',
    })
  })

  test('the parts of a balance over its limit fill the bar, and nothing is left', () => {
    const over = { limit: 5, left: 0, takenShare: 80, waitingShare: 20, state: 'over' }
    expect(balanceOf('day_offs', { used: 4, pending: 3 })).toEqual(over)
    const taken = { limit: 5, left: 0, takenShare: 100, waitingShare: 0, state: 'over' }
    expect(balanceOf('day_offs', { used: 7, pending: 1 })).toEqual(taken)
  })

  test('a counter without a limit has no balance', () => {
    expect(balanceOf('paid_leaves', { used: 3, pending: 1 })).toBeUndefined()
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
