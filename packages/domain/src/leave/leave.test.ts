import { describe, expect, test } from 'vitest'
import { daysInRange, isWeekend } from '../days.ts'
import type { RecordType } from '../hours/records.ts'
import { countedLeaveDays, isWorkedOnLeave, leaveShareOf, leaveTypes, oneDayTypes } from './leave.ts'

describe('a day with hours and leave', () => {
  test.each<[RecordType[], boolean]>([
    [['regular', 'vacation'], true],
    [['half_day_sick_leave', 'regular', 'half_day_unpaid_leave'], true],
    [['regular', 'half_day_sick_leave'], false],
    [['regular'], false],
    [['day_off'], false],
    [[], false],
  ])('a day with the records %j is worked on leave: %s', (recordTypes, isWorked) => {
    expect(isWorkedOnLeave(recordTypes)).toBe(isWorked)
  })
})

describe('leave', () => {
  test.each([
    ['regular', 0],
    ['vacation', 1],
    ['full_day_sick_leave', 1],
    ['half_day_sick_leave', 0.5],
    ['extra_sick_leave', 1],
    ['paid_leave', 1],
    ['unpaid_leave', 1],
    ['half_day_unpaid_leave', 0.5],
    ['day_off', 1],
    ['work_off', 1],
  ] as const)('a record of type %s takes %d of its day', (type, share) => {
    expect(leaveShareOf(type)).toBe(share)
  })

  test('the types of leave are all record types except worked hours', () => {
    expect(leaveTypes).toHaveLength(9)
    expect(leaveTypes).not.toContain('regular')
  })

  test('half a day, a day off and a work-off are the types of leave that last one day', () => {
    expect(oneDayTypes).toEqual(['half_day_sick_leave', 'half_day_unpaid_leave', 'day_off', 'work_off'])
  })

  test.each([
    ['vacation', 7],
    ['paid_leave', 5],
    ['full_day_sick_leave', 5],
  ] as const)('a week of %s takes %d days', (type, count) => {
    const week = daysInRange('2025-03-10', '2025-03-16')
    expect(countedLeaveDays(type, week, (day) => !isWeekend(day))).toHaveLength(count)
  })
})
