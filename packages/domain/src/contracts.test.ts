import { describe, expect, test } from 'vitest'
import { isAvailableOn, isCurrentOn, isOpenOn, isUpcomingOn, mayEndOn } from './contracts.ts'

const today = '2024-05-17'

describe('a contract', () => {
  test.each([
    ['that began earlier and has no end', '2024-01-01', null, true, true],
    ['that begins today', today, null, true, true],
    ['that begins tomorrow', '2024-05-18', null, true, false],
    ['whose last day is today', '2024-01-01', today, true, true],
    ['whose last day is to come', '2024-01-01', '2024-05-18', true, true],
    ['whose last day was yesterday', '2024-01-01', '2024-05-16', false, false],
    ['of today alone', today, today, true, true],
  ])('a contract %s is open: $3, current: $4', (_, start_date, end_date, open, current) => {
    const contract = { start_date, end_date }
    expect(isOpenOn(contract, today)).toBe(open)
    expect(isCurrentOn(contract, today)).toBe(current)
    expect(isUpcomingOn(contract, today)).toBe(open && !current)
    expect(isAvailableOn({ ...contract, isUserActive: true }, today)).toBe(current)
    expect(isAvailableOn({ ...contract, isUserActive: false }, today)).toBe(false)
  })

  test.each([
    ['2024-01-01', null, true],
    [today, '2024-05-18', true],
    ['2024-01-01', today, false],
    ['2024-01-01', '2024-05-16', false],
    ['2024-05-18', null, false],
  ])('a contract from %s to %s may be ended on 2024-05-17: %s', (start_date, end_date, mayEnd) => {
    expect(mayEndOn({ start_date, end_date }, today)).toBe(mayEnd)
  })
})
