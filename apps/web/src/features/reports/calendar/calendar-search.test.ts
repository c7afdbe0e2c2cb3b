import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ownMonths } from '../own/own-report-search.ts'
import { userCalendarSearch } from './calendar-search.ts'
import { listedDay, shownAddress, shownMonth, userIdIn, userLimits } from './shown-month.ts'

const today = '2025-01-13'

describe('the address of a calendar', () => {
  test('values in the address of a calendar that cannot be read count as absent', () => {
    const search = { month: '2025-13', day: 'yesterday', project_id: 'x' }
    expect(z.parse(userCalendarSearch, search)).toEqual({})
  })

  test.each([
    ['7', 7],
    ['0', undefined],
    ['-1', undefined],
    ['taras-shevchuk', undefined],
    ['1.5', undefined],
  ])('the address part %s names the person %s', (text, id) => {
    expect(userIdIn(text)).toBe(id)
  })
})

describe('the month that is shown', () => {
  test.each([
    ['one’s own calendar without a month in its address', ownMonths, undefined, '2025-01'],
    ['one’s own calendar at last month', ownMonths, '2024-12', '2024-12'],
    ['one’s own calendar at next month', ownMonths, '2025-02', '2025-02'],
    ['one’s own calendar at the month before last', ownMonths, '2024-11', '2025-01'],
    ['one’s own calendar at the month after next', ownMonths, '2025-03', '2025-01'],
    ['the calendar of a person at a month years ago', userLimits, '2001-02', '2001-02'],
    ['the calendar of a person at next month', userLimits, '2025-02', '2025-01'],
  ] as const)('%s shows $3', (_, limits, month, shown) => {
    expect(shownMonth({ month }, limits(today), today)).toBe(shown)
  })
})

describe('the address of a calendar and what it shows', () => {
  test.each([
    [{ month: '2024-11' }, {}],
    [
      { date: '12.2024', day: '2024-12-24' },
      { month: '2024-12', day: '2024-12-24' },
    ],
    [{ month: '2024-12', day: '2025-01-02' }, { month: '2024-12' }],
    [{ day: '2024-12-24' }, {}],
  ])('the address %j becomes %j', (asked, shown) => {
    expect(shownAddress(asked, ownMonths(today), today)).toEqual(shown)
  })

  test.each([{}, { month: '2025-01', day: '2025-01-02' }, { month: '2024-12' }])(
    'the address %j stays as it is',
    (asked) => {
      expect(shownAddress(asked, ownMonths(today), today)).toBeUndefined()
    },
  )
})

describe('the day that a phone lists', () => {
  test.each([
    ['the day of the address', '2025-01-31', '2025-01', '2025-01-31'],
    ['today in the present month', undefined, '2025-01', today],
    ['the first day of another month', undefined, '2025-02', '2025-02-01'],
    [
      'the first day of the month where the address has a day of another',
      '2025-01-31',
      '2024-12',
      '2024-12-01',
    ],
  ])('the day that a phone lists is %s', (_, day, month, listed) => {
    expect(listedDay({ day }, month, today)).toBe(listed)
  })
})
