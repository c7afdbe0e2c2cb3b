import { expect, test } from 'vitest'
import { lastChangeText } from './last-change.ts'

test.each([
  ['2026-11-22T16:05:00.000Z', 'Today, 18:05'],
  ['2026-11-21T22:00:00.000Z', 'Today, 00:00'],
  ['2026-11-21T21:59:59.000Z', 'Yesterday, 23:59'],
  ['2026-11-20T21:59:59.000Z', '20.11.2026, 23:59'],
  ['2025-07-01T09:30:00.000Z', '01.07.2025, 12:30'],
])('on 22 November in Kyiv, a CV changed at %s shows %s', (moment, text) => {
  expect(lastChangeText(moment, 'Europe/Kyiv', '2026-11-22')).toBe(text)
})
