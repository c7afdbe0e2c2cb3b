import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { companyDay, noteCompanyDay } from './company-day.ts'

const kyiv = 'Europe/Kyiv'
// In summer Kyiv is three hours ahead of UTC, so its day begins at 21:00.
const at = (time: string) => vi.setSystemTime(`2026-07-01T${time}Z`)

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('the company changes its day at its own midnight', () => {
  at('20:59:59')
  expect(companyDay(kyiv)).toBe('2026-07-01')
  at('21:00:00')
  expect(companyDay(kyiv)).toBe('2026-07-02')
  expect(companyDay('UTC')).toBe('2026-07-01')
})

test('the day that the server named holds until the quarter of the hour ends', () => {
  at('10:02:00')
  noteCompanyDay(kyiv, '2026-06-30')
  at('10:14:59')
  expect(companyDay(kyiv)).toBe('2026-06-30')
  at('10:15:00')
  expect(companyDay(kyiv)).toBe('2026-07-01')
})

test('a day that the server named in the first minute of a quarter is not taken, because it may be the day before', () => {
  at('21:00:59')
  noteCompanyDay(kyiv, '2026-07-01')
  expect(companyDay(kyiv)).toBe('2026-07-02')
})
