import type { RecordCalendar, TimeRecord } from '@portal/contract/hours/hours'
import { daysInRange } from '@portal/domain/days'
import { exactHours, formatHours, formatMissingHours } from '@portal/domain/hours/hours'
import { personSums } from '@portal/domain/hours/person-sums'
import type { RecordType } from '@portal/domain/hours/records'
import { describe, expect, test } from 'vitest'
import { hoursByDay } from '../own/month-charts.ts'
import { monthView } from './month-view.ts'

// March 2025 begins on a Saturday and ends on a Monday. Today is Thursday 13.
const today = '2025-03-13'
const monday = '2025-03-10'

const nobody = { id: 7, name: 'Ada Byron' }
const record = (date: string, hours: number, record_type: RecordType = 'regular', id = 1): TimeRecord => ({
  id,
  version: 1,
  user_id: nobody.id,
  user: nobody.name,
  project_id: 3,
  project: 'Harbor',
  category_id: 4,
  category: 'Development',
  description: '',
  hours,
  date,
  job_status_id: 1,
  record_type,
  paid_leave_type: null,
  manager: null,
  request_id: null,
  can: { update: false, delete: false },
})

const answer = (parts: Partial<RecordCalendar> = {}): RecordCalendar => ({
  records: [],
  holidays: [],
  days_without_contract: [],
  ...parts,
})

const view = (
  parts: Partial<RecordCalendar> = {},
  overrides: Partial<Parameters<typeof monthView>[0]> = {},
) => monthView({ month: '2025-03', today, answer: answer(parts), isFiltered: false, ...overrides })

const dayIn = (shown: ReturnType<typeof view>, date: string) =>
  shown.weeks.flat().find((day) => day.date === date)

describe('the weeks of a month', () => {
  test.each([
    ['2025-03', 6, '2025-02-24', '2025-04-06'],
    ['2021-02', 4, '2021-02-01', '2021-02-28'],
    ['2024-12', 6, '2024-11-25', '2025-01-05'],
  ])('the month %s has %d weeks, from Monday %s to Sunday %s', (month, count, first, last) => {
    const { weeks } = view({}, { month })
    expect(weeks).toHaveLength(count)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect([weeks[0]?.[0]?.date, weeks.at(-1)?.[6]?.date]).toEqual([first, last])
  })

  test('a month has the pending leave on the days that it counts', () => {
    const sick = {
      id: 1,
      request_type: 'full_day_sick_leave' as const,
      paid_leave_type: null,
      start_date: '2025-03-13',
      end_date: '2025-03-18',
    }
    const holidays = [{ id: 1, version: 1, date: '2025-03-14', title: 'Founding Day' }]
    const days = view({ holidays }, { pending: [sick] }).weeks.flat()
    const waiting = days.filter((day) => day.waiting.length > 0).map(({ date }) => date)
    expect(waiting).toEqual(['2025-03-13', '2025-03-17', '2025-03-18'])
  })

  test('the weeks of a month hold the days of the neighbouring months without their records and holidays', () => {
    const shown = view({
      records: [record('2025-02-28', 8), record('2025-04-01', 8)],
      holidays: [{ id: 1, version: 1, date: '2025-04-02', title: 'A holiday' }],
    })
    const outside = shown.weeks.flat().filter((day) => !day.isInMonth)
    expect(outside).toHaveLength(11)
    expect(outside.every((day) => day.records.length === 0 && day.holiday === undefined)).toBe(true)
    expect(shown.hours).toBe(0)
  })

  test('the weeks of a month mark today, the days to come and the weekends', () => {
    const days = view().weeks.flat()
    expect(days.filter((day) => day.isToday).map((day) => day.date)).toEqual([today])
    expect(days.find((day) => day.isFuture)?.date).toBe('2025-03-14')
    expect(days.filter((day) => day.isWeekend)).toHaveLength(12)
  })
})

describe('a day', () => {
  test('a day sums its hours exactly, and lists leave before worked hours', () => {
    const shown = view({
      records: [
        record(monday, 0.1, 'regular', 1),
        record(monday, 0, 'half_day_sick_leave', 2),
        record(monday, 0.2, 'regular', 3),
      ],
    })
    expect(dayIn(shown, monday)?.hours).toBe(0.3)
    expect(dayIn(shown, monday)?.records.map(({ id }) => id)).toEqual([2, 1, 3])
  })

  test('a day misses hours where it is over, a working day and under a contract', () => {
    const shown = view({
      records: [record(monday, 6.5), record('2025-03-11', 0, 'vacation'), record('2025-03-12', 3)],
      holidays: [{ id: 1, version: 1, date: '2025-03-07', title: "Women's Day" }],
      days_without_contract: ['2025-03-01', '2025-03-02', '2025-03-03', '2025-03-04', '2025-03-05'],
    })
    const lacking = shown.weeks.flat().filter((day) => day.missing > 0)
    expect(lacking.map((day) => [day.date, day.missing])).toEqual([
      ['2025-03-06', 8],
      [monday, 1.5],
      ['2025-03-12', 5],
    ])
    expect(shown.missing).toBe(14.5)
    expect(shown.hours).toBe(9.5)
    expect(dayIn(shown, '2025-03-07')?.holiday).toBe("Women's Day")
  })

  test('each day is rounded by itself, and a month sums the stored hours', () => {
    const days = ['2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07', monday]
    const shown = view({ records: days.map((date, index) => record(date, 7.6667, 'regular', index)) })
    expect(days.map((date) => formatMissingHours(dayIn(shown, date)?.missing ?? 0))).toEqual(
      days.map(() => '0.33'),
    )
    expect(formatHours(shown.hours)).toBe('46.0')
    // The 11th and 12th lack 8 hours each, the six days above 20 minutes each.
    expect(formatMissingHours(shown.missing)).toBe('18.0')
  })

  test('a day is marked for what it misses, for what it has above its norm, and for hours on leave', () => {
    const shown = view({
      records: [
        record('2025-03-08', 2),
        record(monday, 9),
        record('2025-03-11', 2),
        record('2025-03-11', 0, 'vacation', 2),
      ],
      days_without_contract: daysInRange('2025-03-01', '2025-03-07'),
    })
    const marked = shown.weeks.flat().flatMap(({ date, mark }) => (mark ? [[date, mark]] : []))
    expect(marked).toEqual([
      ['2025-03-08', 'over'],
      [monday, 'over'],
      ['2025-03-11', 'worked_on_leave'],
      ['2025-03-12', 'missing'],
    ])
  })

  test('a day with hours names the leave that takes it whole', () => {
    const shown = view({
      records: [
        record(monday, 2),
        record(monday, 0, 'vacation', 2),
        record('2025-03-11', 2),
        record('2025-03-11', 0, 'half_day_sick_leave', 2),
        record('2025-03-12', 0, 'vacation'),
      ],
    })
    const worked = shown.weeks.flat().filter((day) => day.workedLeave)
    expect(worked.map((day) => [day.date, day.workedLeave?.record_type])).toEqual([[monday, 'vacation']])
  })

  test('a day misses no hours while the records are loading, or are those of one project only', () => {
    expect(view({}, { answer: undefined }).missing).toBe(0)
    expect(view({ records: [record(monday, 1)] }, { isFiltered: true }).missing).toBe(0)
    expect(view({ records: [record(monday, 1)] }, { isFiltered: true }).hours).toBe(1)
  })
})

test('the calendar, the charts of My report and the report by person have one number for what is missing and over', () => {
  const logged = [
    record('2025-03-03', 7.5),
    record('2025-03-04', 10, 'regular', 2),
    record('2025-03-08', 3, 'regular', 3),
  ]
  const leave = [record('2025-03-05', 0, 'half_day_sick_leave', 4), record('2025-03-06', 0, 'vacation', 5)]
  const parts = {
    records: [...logged, ...leave],
    holidays: [{ id: 1, version: 1, date: '2025-03-07', title: 'Day' }],
  }
  const shown = view(parts)
  const days = hoursByDay('2025-03', answer(parts), today)
  const ofPerson = personSums({
    from: '2025-03-01',
    to: '2025-03-31',
    holidays: new Set(['2025-03-07']),
    today,
  })({
    employments: [],
    contracts: [{ start_date: '2025-01-01', end_date: null }],
    leave,
    logged,
  })
  // Half an hour on the 3rd, half a day on the 5th, and the three days from the 10th on.
  expect(ofPerson).toMatchObject({ missing: 28.5, over: 5 })
  expect([shown.missing, shown.over]).toEqual([28.5, 5])
  expect(exactHours(days.map((day) => day.missing))).toBe(28.5)
  expect(exactHours(days.map((day) => day.over))).toBe(5)
})
