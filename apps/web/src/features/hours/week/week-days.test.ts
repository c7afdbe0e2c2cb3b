import { formatHours } from '@portal/domain/hours/hours'
import type { RecordType } from '@portal/domain/hours/records'
import { describe, expect, test } from 'vitest'
import { lacksHours, weekDays } from './week-days.ts'

// A week without a holiday of its own: Monday 10 to Sunday 16 March 2025.
const monday = '2025-03-10'
const wednesday = '2025-03-12'
const thursday = '2025-03-13'
const saturday = '2025-03-15'

const worked = (date: string, hours: number) => ({ date, hours, record_type: 'regular' as const })
const leave = (date: string, record_type: RecordType) => ({ date, hours: 0, record_type })

const week = (overrides: Partial<Parameters<typeof weekDays>[0]> = {}) =>
  weekDays({ date: wednesday, today: thursday, records: [], holidays: [], ...overrides })

const missingOn = (date: string, overrides: Parameters<typeof week>[0]) =>
  week(overrides).find((day) => day.date === date)?.missing

describe('the week around a day', () => {
  test('a week runs from Monday to Sunday, whichever of its days is chosen', () => {
    for (const date of [monday, wednesday, '2025-03-16']) {
      const days = week({ date }).map((day) => day.date)
      expect(days).toHaveLength(7)
      expect([days[0], days[6]]).toEqual([monday, '2025-03-16'])
    }
  })

  test('a week has the pending leave of its working days', () => {
    const pending = {
      id: 1,
      request_type: 'full_day_sick_leave' as const,
      paid_leave_type: null,
      start_date: thursday,
      end_date: saturday,
    }
    const days = week({ pending: [pending] }).filter(({ waiting }) => waiting !== undefined)
    expect(days.map(({ date }) => date)).toEqual([thursday, '2025-03-14'])
  })

  test('a week lacks hours while a day up to today is below its norm, today too', () => {
    const days = [monday, '2025-03-11', wednesday, thursday]
    const full = days.map((date) => worked(date, 8))
    expect(lacksHours(week({ records: full }))).toBe(false)
    expect(lacksHours(week({ records: [...full.slice(1), worked(monday, 7.5)] }))).toBe(true)
    expect(lacksHours(week({ records: full.slice(0, 3) }))).toBe(true)
    expect(lacksHours(week({ records: full.slice(0, 3), withoutContract: [thursday] }))).toBe(false)
  })

  test('a week crosses the turn of a year', () => {
    expect(week({ date: '2025-01-01' }).map((day) => day.date)[0]).toBe('2024-12-30')
  })

  test('a week marks today, future days and the weekend', () => {
    const days = week()
    expect(days.filter((day) => day.isToday).map((day) => day.date)).toEqual([thursday])
    expect(days.filter((day) => day.isFuture).map((day) => day.date)).toEqual([
      '2025-03-14',
      saturday,
      '2025-03-16',
    ])
    expect(days.filter((day) => day.isWeekend).map((day) => day.date)).toEqual([saturday, '2025-03-16'])
  })

  test('a week has the sum of the hours of each day', () => {
    const records = [worked(monday, 0.1), worked(monday, 0.2), worked(wednesday, 8), worked('2025-03-09', 5)]
    expect(week({ records }).map((day) => day.hours)).toEqual([0.3, 0, 8, 0, 0, 0, 0])
  })
})

describe('hours on a day of leave', () => {
  test.each<[string, Parameters<typeof leave>[1][], boolean]>([
    ['a whole day of leave', ['vacation'], true],
    ['two halves of leave', ['half_day_sick_leave', 'half_day_unpaid_leave'], true],
    ['half a day of leave', ['half_day_sick_leave'], false],
    ['no leave', [], false],
  ])('a day with hours and %s is worked on leave: $2', (_, types, isMarked) => {
    const records = [
      worked(monday, 4),
      ...types.map((type) => leave(monday, type)),
      leave(wednesday, 'day_off'),
    ]
    expect(week({ records }).map((day) => day.isWorkedOnLeave)).toEqual([
      isMarked,
      ...Array.from({ length: 6 }, () => false),
    ])
  })
})

describe('missing hours', () => {
  test('the missing hours of a past working day are those missing to 8', () => {
    expect(missingOn(monday, { records: [worked(monday, 6.5)] })).toBe(1.5)
    expect(missingOn(monday, {})).toBe(8)
    expect(missingOn(monday, { records: [worked(monday, 9)] })).toBe(0)
  })

  test('a day whose minutes make 8 hours misses none', () => {
    const minutes = [2.3333, 2.3333, 3.3333].map((hours) => worked(monday, hours))
    expect(missingOn(monday, { records: minutes })).toBe(0)
    expect(formatHours(week({ records: minutes })[0]?.hours ?? 0)).toBe('8.0')
  })

  test('today and later days miss no hours, because they are not over', () => {
    expect(missingOn(thursday, {})).toBe(0)
    expect(missingOn('2025-03-14', {})).toBe(0)
  })

  test('weekends miss no hours', () => {
    expect(missingOn(saturday, { today: '2025-03-20' })).toBe(0)
  })

  test('a holiday misses no hours and has its name', () => {
    const holidays = [{ date: monday, title: "Women's Day" }]
    expect(missingOn(monday, { holidays })).toBe(0)
    expect(week({ holidays })[0]?.holiday).toBe("Women's Day")
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
  ])('a day with %s misses %d hours', (kind, missing) => {
    const records = [leave(monday, kind)]
    expect(missingOn(monday, { records })).toBe(missing)
    expect(week({ records })[0]?.leave).toBe(kind)
  })

  test('days before the first contract miss no hours', () => {
    const withoutContract = [monday]
    expect(missingOn(monday, { withoutContract })).toBe(0)
    expect(missingOn('2025-03-11', { withoutContract })).toBe(8)
  })

  test('a day with two half days of leave misses no hours, and a day with one misses those to 4', () => {
    const both = [leave(monday, 'half_day_sick_leave'), leave(monday, 'half_day_unpaid_leave')]
    expect(missingOn(monday, { records: both })).toBe(0)
    const half = [leave(monday, 'half_day_sick_leave'), worked(monday, 2.5)]
    expect(missingOn(monday, { records: half })).toBe(1.5)
  })
})

describe('hours above the norm', () => {
  test.each<[string, Parameters<typeof week>[0], number]>([
    ['17 hours of a working day', { records: [worked(monday, 17)] }, 9],
    ['8 hours of a working day', { records: [worked(monday, 8)] }, 0],
    [
      '5 hours beside half a day of leave',
      { records: [worked(monday, 5), leave(monday, 'half_day_sick_leave')] },
      1,
    ],
    ['2 hours of a holiday', { records: [worked(monday, 2)], holidays: [{ date: monday, title: 'Day' }] }, 2],
  ])('%s are over by $2', (_, overrides, over) => {
    expect(week(overrides)[0]?.over).toBe(over)
  })

  test('the hours of a weekend and those of today above the norm are over', () => {
    const days = week({ records: [worked(saturday, 3), worked(thursday, 10)], today: '2025-03-15' })
    expect(days.find((day) => day.date === saturday)?.over).toBe(3)
    expect(week({ records: [worked(thursday, 10)] }).find((day) => day.isToday)?.over).toBe(2)
  })
})
