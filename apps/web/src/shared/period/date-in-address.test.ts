import { expect, it } from 'vitest'
import { dateInAddress, monthOfDate } from './date-in-address.ts'

it.each([
  ['2026-12-24', '2026-12'],
  ['2026-12', '2026-12'],
  ['24.12.2026', '2026-12'],
  ['12.2026', '2026-12'],
  ['13.2026', undefined],
  ['31.02.2026', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('the date %s of an address lies in the month %s', (date, month) => {
  expect(monthOfDate(date)).toBe(month)
})

it.each([
  [12.2026, '12.2026'],
  [10.202, '10.2020'],
  ['01.2026', '01.2026'],
  [{ month: 1 }, undefined],
])('the date %j of an address, as the router has read it, is the text %s', (read, text) => {
  expect(dateInAddress.parse(read)).toBe(text)
})
