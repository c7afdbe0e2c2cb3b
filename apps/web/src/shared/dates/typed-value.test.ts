import { expect, test } from 'vitest'
import { monthKind } from '../period/typed-month.ts'
import { dayKind, dayOf, problemOf } from './typed-day.ts'
import { knownValue, problemIn, textOf, valueWithin } from './typed-value.ts'

test('a field for days shows a day as DD.MM.YYYY and any other text as it was typed', () => {
  expect(textOf('2026-09-01', dayKind)).toBe('01.09.2026')
  expect(textOf('30.02.2026', dayKind)).toBe('30.02.2026')
  expect(textOf(null, dayKind)).toBe('')
  expect([dayOf('2026-09-01'), dayOf('30.02.2026'), dayOf(null)]).toEqual([
    '2026-09-01',
    undefined,
    undefined,
  ])
})

test('a field for months shows a month as MM.YYYY and any other text as it was typed', () => {
  expect(textOf('2026-09', monthKind)).toBe('09.2026')
  expect(textOf('13.2026', monthKind)).toBe('13.2026')
  expect([knownValue('2026-09', monthKind), knownValue('2026-09-01', monthKind)]).toEqual([
    '2026-09',
    undefined,
  ])
})

test('a field for days says why its text is refused', () => {
  const limits = { minDate: '2026-09-01', maxDate: '2026-09-30' }
  expect(problemOf('30.02.2026', limits)).toBe('There is no such date')
  expect(problemOf('2026-08-31', limits)).toBe('Not before 01.09.2026')
  expect(problemOf('2026-10-01', limits)).toBe('Not after 30.09.2026')
  expect(problemOf('2026-10-01', limits, { tooLate: 'Date cannot be in the future' })).toBe(
    'Date cannot be in the future',
  )
  expect(problemOf('2026-09-15', limits)).toBeUndefined()
  expect(problemOf(null, limits)).toBeUndefined()
})

test('a field for months says why its text is refused', () => {
  const limits = { min: '2026-09', max: '2026-11' }
  expect(problemIn('13.2026', monthKind, limits)).toBe('There is no such month')
  expect(problemIn('2026-08', monthKind, limits)).toBe('Not before 09.2026')
  expect(problemIn('2026-12', monthKind, limits)).toBe('Not after 11.2026')
  expect(problemIn('2026-10', monthKind, limits)).toBeUndefined()
})

test('the focus of a calendar stays between the first and the last value', () => {
  const limits = { min: '2026-02-10', max: '2026-02-20' }
  expect(valueWithin('2026-02-01', limits)).toBe('2026-02-10')
  expect(valueWithin('2026-02-15', limits)).toBe('2026-02-15')
  expect(valueWithin('2026-03-01', limits)).toBe('2026-02-20')
  expect(valueWithin('2026-03-01', {})).toBe('2026-03-01')
})
