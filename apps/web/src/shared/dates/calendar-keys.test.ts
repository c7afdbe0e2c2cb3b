import { expect, test } from 'vitest'
import { dayByKey, dayWithin } from './calendar-keys.ts'

test.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2025-12-31', '2026-01-01'],
  ['ArrowUp', '2026-03-03', '2026-02-24'],
  ['ArrowDown', '2026-02-26', '2026-03-05'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['PageDown', '2025-12-15', '2026-01-15'],
  ['Home', '2026-09-02', '2026-08-31'],
  ['End', '2026-09-02', '2026-09-06'],
  ['Enter', '2026-09-02', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayByKey(key, from)).toBe(to)
})

test('the focus stays between the first and the last day', () => {
  const limits = { minDate: '2026-02-10', maxDate: '2026-02-20' }
  expect(dayWithin('2026-02-01', limits)).toBe('2026-02-10')
  expect(dayWithin('2026-02-15', limits)).toBe('2026-02-15')
  expect(dayWithin('2026-03-01', limits)).toBe('2026-02-20')
  expect(dayWithin('2026-03-01', {})).toBe('2026-03-01')
})
