import { expect, test } from 'vitest'
import { dayByKey, monthByKey } from './calendar-keys.ts'

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
])('the key %s leads from the day %s to %s', (key, from, to) => {
  expect(dayByKey(key, from)).toBe(to)
})

test.each([
  ['ArrowLeft', '2026-01', '2025-12'],
  ['ArrowRight', '2025-12', '2026-01'],
  ['ArrowUp', '2026-02', '2025-11'],
  ['ArrowDown', '2026-11', '2027-02'],
  ['PageUp', '2026-03', '2025-03'],
  ['PageDown', '2026-03', '2027-03'],
  ['Home', '2026-09', '2026-01'],
  ['End', '2026-09', '2026-12'],
  ['Enter', '2026-09', undefined],
])('the key %s leads from the month %s to %s', (key, from, to) => {
  expect(monthByKey(key, from)).toBe(to)
})
