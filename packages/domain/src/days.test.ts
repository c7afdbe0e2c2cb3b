import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dayIn,
  daysBetween,
  daysInRange,
  daysOfPeriod,
  endOfDay,
  firstDayOf,
  firstMonth,
  formatDay,
  formatMonth,
  isDay,
  isMonth,
  isoWeekday,
  isWeekend,
  isYear,
  lastDayOf,
  lastMonth,
  mondayOf,
  monthOf,
  timeIn,
  weekOf,
  yearOf,
} from './days.ts'

describe('isDay', () => {
  it.each(['2024-02-29', '1900-01-01', '2199-12-31', '2023-10-29'])('isDay accepts %s', (text) => {
    expect(isDay(text)).toBe(true)
  })

  it.each([
    '',
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '1899-12-31',
    '2200-01-01',
    '2024-1-1',
    '2024-01-01T00:00',
    ' 2024-01-01',
    '20240101',
    '24-01-01',
  ])('isDay refuses "%s"', (text) => {
    expect(isDay(text)).toBe(false)
  })
})

it('has no day and no month outside its first and last year', () => {
  expect([firstMonth, lastMonth].map(isMonth)).toEqual([true, true])
  expect([addMonths(firstMonth, -1), addMonths(lastMonth, 1)].map(isMonth)).toEqual([false, false])
  expect([firstMonth, lastMonth].map((month) => isYear(yearOf(month)))).toEqual([true, true])
  expect([yearOf(firstMonth) - 1, yearOf(lastMonth) + 1].map(isYear)).toEqual([false, false])
})

it.each([
  [2024, undefined, '2024-01-01', '2024-12-31'],
  [2024, 2, '2024-02-01', '2024-02-29'],
  [50, undefined, '1899-01-01', '1899-12-31'],
  [50, 12, '1899-12-01', '1899-12-31'],
])('year %s, month %s, is from %s to %s', (year, month, from, to) => {
  expect(daysOfPeriod(year, month)).toEqual({ from, to })
})

it('isMonth accepts only months that exist', () => {
  expect(isMonth('2024-02')).toBe(true)
  expect(isMonth('2024-13')).toBe(false)
  expect(isMonth('2024-02-01')).toBe(false)
})

// Summer time in Kyiv starts and ends on the last Sundays of March and October.
it.each([
  ['2024-03-30T21:59:59Z', '2024-03-30'],
  ['2024-03-30T22:00:00Z', '2024-03-31'],
  ['2024-03-31T20:59:59Z', '2024-03-31'],
  ['2024-03-31T21:00:00Z', '2024-04-01'],
  ['2023-12-31T22:00:00Z', '2024-01-01'],
])('the moment %s is the day %s in Kyiv', (moment, day) => {
  expect(dayIn('Europe/Kyiv', new Date(moment))).toBe(day)
})

it('one moment falls on different days in two time zones', () => {
  const moment = new Date('2024-06-01T03:00:00Z')
  expect(dayIn('America/New_York', moment)).toBe('2024-05-31')
  expect(dayIn('Asia/Tokyo', moment)).toBe('2024-06-01')
})

it.each([
  ['2024-06-01T03:05:00Z', 'America/New_York', '23:05'],
  ['2024-06-01T15:00:59Z', 'Asia/Tokyo', '00:00'],
  ['2024-01-01T07:30:00Z', 'Europe/Kyiv', '09:30'],
])('the moment %s in %s is the time %s', (moment, timeZone, time) => {
  expect(timeIn(timeZone, new Date(moment))).toBe(time)
})

it.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2023-02-28', 1, '2023-03-01'],
  ['2024-01-01', -1, '2023-12-31'],
  ['2024-03-30', 2, '2024-04-01'],
  ['2024-12-31', 366, '2026-01-01'],
])('%s and %i days are %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
  expect(daysBetween(day, expected)).toBe(count)
})

it('weekdays are counted from Monday', () => {
  expect(weekOf('2024-05-15').map(isoWeekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(weekOf('2024-05-15').filter(isWeekend)).toEqual(['2024-05-18', '2024-05-19'])
})

it('the weekday of each day from 1900 to 2199 is the one that Date computes', () => {
  const days = daysInRange('1900-01-01', '2199-12-31')
  expect(days).toHaveLength(109_573)
  const wrong = days.filter((day) => isoWeekday(day) !== (new Date(`${day}T00:00:00Z`).getUTCDay() || 7))
  expect(wrong).toEqual([])
})

it.each([
  ['2024-05-13', '2024-05-13'],
  ['2024-05-19', '2024-05-13'],
  ['2024-01-01', '2024-01-01'],
  ['2023-01-01', '2022-12-26'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

it('a range includes both ends, and is empty when the end is earlier', () => {
  expect(daysInRange('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(daysInRange('2024-03-01', '2024-03-01')).toEqual(['2024-03-01'])
  expect(daysInRange('2024-03-02', '2024-03-01')).toEqual([])
})

it.each([
  ['2024-01', 1, '2024-02'],
  ['2024-01', -1, '2023-12'],
  ['2024-12', 1, '2025-01'],
  ['2024-05', -14, '2023-03'],
  ['2024-05', 24, '2026-05'],
])('%s and %i months are %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

it('a month has its first and its last day', () => {
  expect([firstDayOf('2024-02'), lastDayOf('2024-02')]).toEqual(['2024-02-01', '2024-02-29'])
  expect(lastDayOf('2023-02')).toBe('2023-02-28')
  expect(lastDayOf('2023-12')).toBe('2023-12-31')
  expect([monthOf('2024-02-29'), yearOf('2024-02-29')]).toEqual(['2024-02', 2024])
})

it('days and months are shown in their formats for people', () => {
  expect(formatDay('2024-02-09')).toBe('09.02.2024')
  expect(formatMonth('2024-02')).toBe('02.2024')
})

it.each([
  ['Europe/Kyiv', '2026-12-04', '2026-12-04T21:59:59.999Z'],
  ['Europe/Kyiv', '2026-03-29', '2026-03-29T20:59:59.999Z'],
  ['Europe/Kyiv', '2026-10-25', '2026-10-25T21:59:59.999Z'],
  ['America/New_York', '2026-12-04', '2026-12-05T04:59:59.999Z'],
  ['Pacific/Kiritimati', '2026-12-04', '2026-12-04T09:59:59.999Z'],
  ['Pacific/Niue', '2026-12-04', '2026-12-05T10:59:59.999Z'],
  // The clock goes from midnight to one, and back to eleven.
  ['America/Santiago', '2026-09-05', '2026-09-06T03:59:59.999Z'],
  ['America/Santiago', '2026-04-04', '2026-04-05T03:59:59.999Z'],
])('in %s %s ends at %s', (timeZone, day, end) => {
  expect(endOfDay(timeZone, day).toISOString()).toBe(end)
  expect(dayIn(timeZone, endOfDay(timeZone, day))).toBe(day)
})
