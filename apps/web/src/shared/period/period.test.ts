import { describe, expect, test } from 'vitest'
import { monthIn, type Period, periodOf, searchForPeriod, stepped, switched } from './period.ts'

const today = '2026-11-22'
const latest = today
const october = { by: 'month', month: '2026-10' } as const
const friday = { by: 'day', day: '2026-11-20' } as const
const textOf = (period: Period | undefined) => period && (period.by === 'day' ? period.day : period.month)

describe('a period up to today', () => {
  test.each([
    [{}, '2026-11'],
    [{ month: '2026-10' }, '2026-10'],
    [{ month: '2026-12' }, '2026-11'],
    [{ day: '2026-11-20' }, '2026-11-20'],
    [{ day: '2026-11-23' }, '2026-11-22'],
    [{ month: '2026-10', day: '2026-11-20' }, '2026-11-20'],
  ])('the address %j of a period up to today shows %s', (search, shown) => {
    expect(textOf(periodOf(search, { today, latest }))).toBe(shown)
  })

  test.each([
    [october, -1, '2026-09'],
    [october, 1, '2026-11'],
    [{ by: 'month', month: '2026-01' }, -1, '2025-12'],
    [friday, -1, '2026-11-19'],
    [friday, 1, '2026-11-21'],
  ] as const)('a step from %j by %i leads to %s', (period, step, shown) => {
    expect(textOf(stepped(period, step, latest))).toBe(shown)
  })

  test.each([
    [{ by: 'month', month: '2026-11' }, 1],
    [{ by: 'day', day: today }, 1],
    [{ by: 'month', month: '1900-01' }, -1],
    [{ by: 'day', day: '1900-01-01' }, -1],
  ] as const)('a step from %j by %i leads nowhere', (period, step) => {
    expect(stepped(period, step, latest)).toBeUndefined()
  })
})

describe('a period without an end', () => {
  test.each([
    [{}, '2026-11'],
    [{ month: '2027-02' }, '2027-02'],
    [{ day: '2026-12-31' }, '2026-12-31'],
  ])('the address %j of a period without an end shows %s', (search, shown) => {
    expect(textOf(periodOf(search, { today }))).toBe(shown)
  })

  test('a period without an end steps into the future, up to the last day of the calendar', () => {
    expect(textOf(stepped({ by: 'month', month: '2026-12' }, 1, undefined))).toBe('2027-01')
    expect(textOf(stepped({ by: 'day', day: today }, 1, undefined))).toBe('2026-11-23')
    expect(stepped({ by: 'day', day: '2199-12-31' }, 1, undefined)).toBeUndefined()
  })
})

test('a past month becomes its last day, the present one today, a later one its first day, and a day becomes its month', () => {
  expect(switched(october, 'day', today)).toEqual({ by: 'day', day: '2026-10-31' })
  expect(switched({ by: 'month', month: '2026-11' }, 'day', today)).toEqual({ by: 'day', day: today })
  expect(switched({ by: 'month', month: '2026-12' }, 'day', today)).toEqual({ by: 'day', day: '2026-12-01' })
  expect(switched(friday, 'month', today)).toEqual({ by: 'month', month: '2026-11' })
  expect(switched(friday, 'day', today)).toEqual(friday)
  expect(monthIn(friday)).toBe('2026-11')
})

test('another period keeps the filters and leads to the first page', () => {
  const search = { month: '2026-11', user_id: [3], page: 4 }
  expect(searchForPeriod(search, friday)).toEqual({ day: '2026-11-20', user_id: [3] })
})
