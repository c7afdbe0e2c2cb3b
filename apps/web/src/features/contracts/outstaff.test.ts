import { expect, test } from 'vitest'
import { isOutstaff } from './outstaff.ts'

test.each([
  ['outstaff', true],
  ['busy_on_full_time_outstaff', true],
  ['busy_on_outsource', false],
  ['inner', false],
  ['bench', false],
] as const)('a contract with the status %s is marked: %s', (tag, isMarked) => {
  expect(isOutstaff(tag)).toBe(isMarked)
})
