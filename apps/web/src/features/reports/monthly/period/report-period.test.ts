import { describe, expect, test } from 'vitest'
import { monthIn, periodOf, searchForPeriod, stepped, switched, yearMonthOf } from './report-period.ts'

const today = '2026-11-22'
const october = { by: 'month', month: '2026-10' } as const
const friday = { by: 'day', day: '2026-11-20' } as const

describe('the period of the monthly report', () => {
  test.each([
    [{}, '2026-11'],
    [{ month: '2026-10' }, '2026-10'],
    [{ month: '2026-12' }, '2026-11'],
    [{ day: '2026-11-20' }, '2026-11-20'],
    [{ day: '2026-11-23' }, '2026-11-22'],
    [{ month: '2026-10', day: '2026-11-20' }, '2026-11-20'],
  ])('the address %j shows %s', (search, shown) => {
    expect(yearMonthOf(periodOf(search, today))).toBe(shown)
  })

  test.each([
    [october, -1, '2026-09'],
    [october, 1, '2026-11'],
    [{ by: 'month', month: '2026-01' }, -1, '2025-12'],
    [friday, -1, '2026-11-19'],
    [friday, 1, '2026-11-21'],
  ] as const)('from %j a step of %i leads to %s', (period, step, shown) => {
    const next = stepped(period, step, today)
    expect(next && yearMonthOf(next)).toBe(shown)
  })

  test.each([
    [{ by: 'month', month: '2026-11' }, 1],
    [{ by: 'day', day: today }, 1],
    [{ by: 'month', month: '1900-01' }, -1],
    [{ by: 'day', day: '1900-01-01' }, -1],
  ] as const)('from %j there is no step of %i', (period, step) => {
    expect(stepped(period, step, today)).toBeUndefined()
  })

  test('a month becomes its last day, at most today; a day becomes its month', () => {
    expect(switched(october, 'day', today)).toEqual({ by: 'day', day: '2026-10-31' })
    expect(switched({ by: 'month', month: '2026-11' }, 'day', today)).toEqual({ by: 'day', day: today })
    expect(switched(friday, 'month', today)).toEqual({ by: 'month', month: '2026-11' })
    expect(switched(friday, 'day', today)).toEqual(friday)
    expect(monthIn(friday)).toBe('2026-11')
  })

  test('another period keeps the filters and leads to the first page', () => {
    const search = { month: '2026-11', user_id: [3], page: 4 }
    expect(searchForPeriod(search, friday)).toEqual({ day: '2026-11-20', user_id: [3] })
  })
})
