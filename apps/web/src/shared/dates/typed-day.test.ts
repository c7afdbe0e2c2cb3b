import { expect, test } from 'vitest'
import { dayOf, problemOf, textOf } from './typed-day.ts'

test('a field shows a day as DD.MM.YYYY and any other text as it was typed', () => {
  expect(textOf('2026-09-01')).toBe('01.09.2026')
  expect(textOf('30.02.2026')).toBe('30.02.2026')
  expect(textOf(null)).toBe('')
  expect([dayOf('2026-09-01'), dayOf('30.02.2026'), dayOf(null)]).toEqual([
    '2026-09-01',
    undefined,
    undefined,
  ])
})

test('a field says why its text is refused', () => {
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
