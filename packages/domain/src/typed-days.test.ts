import { expect, it } from 'vitest'
import { parseTypedDay, parseTypedMonth } from './typed-days.ts'

it.each([
  ['09.02.2024', '2024-02-09'],
  ['9.2.2024', '2024-02-09'],
  ['1.9.26', '2026-09-01'],
  ['01092026', '2026-09-01'],
  ['2026-09-01', '2026-09-01'],
  [' 29.02.2024 ', '2024-02-29'],
  ['\u200E09.\u200B02.2024\u200E', '2024-02-09'],
  ['2024\u200B-02-09\u2060', '2024-02-09'],
  ['1/9/2026', '2026-09-01'],
  ['1-9-2026', '2026-09-01'],
  ['1 9 2026', '2026-09-01'],
  ['1. 9. 2026', '2026-09-01'],
  ['31.12.79', '2079-12-31'],
  ['31.12.80', '1980-12-31'],
  ['1.1.00', '2000-01-01'],
  ['31.02.2024', undefined],
  ['30.02.2026', undefined],
  ['30022026', undefined],
  ['2026-02-30', undefined],
  ['1.9.', undefined],
  ['1.9.202', undefined],
  ['1.13.2026', undefined],
  ['1.9.2200', undefined],
  ['19.20.26', undefined],
  ['1926', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('the typed text "%s" is the day %s', (text, day) => {
  expect(parseTypedDay(text)).toBe(day)
})

it.each([
  ['1.9.65', '1965-09-01'],
  ['1.9.26', '2026-09-01'],
  ['1.9.27', '1927-09-01'],
  ['1.9.00', '2000-09-01'],
  ['1.9.2027', '2027-09-01'],
])('the typed text "%s" is the day %s where 2026 is the latest year', (text, day) => {
  expect(parseTypedDay(text, 2026)).toBe(day)
})

it.each([
  ['11.2026', '2026-11'],
  ['1.2026', '2026-01'],
  ['11/26', '2026-11'],
  ['11-2026', '2026-11'],
  ['11 2026', '2026-11'],
  ['11. 2026', '2026-11'],
  [' 2026-11 ', '2026-11'],
  ['112026', '2026-11'],
  ['\u200E11.\u200B2026', '2026-11'],
  ['12.79', '2079-12'],
  ['12.80', '1980-12'],
  ['1.2199', '2199-01'],
  ['13.2026', undefined],
  ['0.2026', undefined],
  ['00.2026', undefined],
  ['2026-13', undefined],
  ['202611', undefined],
  ['132026', undefined],
  ['1.2200', undefined],
  ['11.', undefined],
  ['11.202', undefined],
  ['1126', undefined],
  ['1.11.2026', undefined],
  ['November', undefined],
  ['', undefined],
])('the typed text "%s" is the month %s', (text, month) => {
  expect(parseTypedMonth(text)).toBe(month)
})
