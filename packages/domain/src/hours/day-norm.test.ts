import { describe, expect, test } from 'vitest'
import { type DayFacts, markOf, missingOn, normOf, proposedHours } from './day-norm.ts'
import type { RecordType } from './records.ts'

// Monday 10, Thursday 13 and Saturday 15 March 2025.
const monday = '2025-03-10'
const thursday = '2025-03-13'
const saturday = '2025-03-15'

const day = (overrides: Partial<DayFacts> = {}): DayFacts => ({
  date: monday,
  isHoliday: false,
  hasContract: true,
  recordTypes: [],
  ...overrides,
})

describe('the norm of a day', () => {
  test.each<[string, Partial<DayFacts>, number]>([
    ['a working day', {}, 8],
    ['a working day with hours', { recordTypes: ['regular', 'regular'] }, 8],
    ['a Saturday', { date: saturday }, 0],
    ['a Sunday', { date: '2025-03-16' }, 0],
    ['a holiday', { isHoliday: true }, 0],
    ['a day without a contract', { hasContract: false }, 0],
    ['two half days of leave', { recordTypes: ['half_day_sick_leave', 'half_day_unpaid_leave'] }, 0],
    ['half a day of leave with hours', { recordTypes: ['half_day_sick_leave', 'regular'] }, 4],
    ['more leave than a day', { recordTypes: ['vacation', 'half_day_sick_leave'] }, 0],
  ])('the norm on %s is $2 hours', (_, overrides, hours) => {
    expect(normOf(day(overrides))).toBe(hours)
  })

  test.each<[RecordType, number]>([
    ['vacation', 0],
    ['full_day_sick_leave', 0],
    ['extra_sick_leave', 0],
    ['paid_leave', 0],
    ['unpaid_leave', 0],
    ['day_off', 0],
    ['work_off', 0],
    ['half_day_sick_leave', 4],
    ['half_day_unpaid_leave', 4],
  ])('the norm on a working day with %s is %d hours', (type, hours) => {
    expect(normOf(day({ recordTypes: [type] }))).toBe(hours)
  })
})

describe('the hours missing on a day', () => {
  test.each<[string, Partial<DayFacts> & { hours: number }, number]>([
    ['a working day without hours', { hours: 0 }, 8],
    ['a working day with a part of them', { hours: 6.5 }, 1.5],
    ['a full working day', { hours: 8 }, 0],
    ['a long working day', { hours: 9 }, 0],
    ['half a day of leave', { hours: 2.5, recordTypes: ['half_day_sick_leave', 'regular'] }, 1.5],
    ['today', { date: thursday, hours: 0 }, 0],
    ['tomorrow', { date: '2025-03-14', hours: 0 }, 0],
    ['a Saturday', { date: '2025-03-08', hours: 0 }, 0],
  ])('on %s, seen on Thursday 13 March, $2 hours are missing', (_, { hours, ...overrides }, missing) => {
    expect(missingOn({ ...day(overrides), hours }, thursday)).toBe(missing)
  })
})

describe('the hours that the form proposes', () => {
  test.each<[string, number, number, number | undefined]>([
    ['an empty working day', 0, 8, 8],
    ['a working day with a part of them', 3, 8, 5],
    ['a working day with minutes', 2.3333, 8, 5.6667],
    ['a working day whose minutes make 8 hours', 7.9999, 8, undefined],
    ['a full working day', 8, 8, undefined],
    ['a long working day', 9, 8, undefined],
    ['an empty day with half a day of leave', 0, 4, 4],
    ['an empty weekend, holiday or day of leave', 0, 0, 8],
    ['a weekend, holiday or day of leave with hours', 2, 0, undefined],
  ])('on %s with %d of %d hours logged, $3 are proposed', (_, logged, norm, proposed) => {
    expect(proposedHours(logged, norm)).toBe(proposed)
  })
})

test.each([
  ['lacks hours', { missing: 1.5, over: 0, isWorkedOnLeave: false }, 'missing'],
  ['has hours above its norm', { missing: 0, over: 1, isWorkedOnLeave: false }, 'over'],
  ['has hours on a whole day of leave', { missing: 0, over: 2, isWorkedOnLeave: true }, 'worked_on_leave'],
  ['has its norm', { missing: 0, over: 0, isWorkedOnLeave: false }, undefined],
])('a day that %s has the mark $2', (_, facts, mark) => {
  expect(markOf(facts)).toBe(mark)
})
