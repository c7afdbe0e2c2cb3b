import { expect, test } from 'vitest'
import { isOutstaff } from './job-statuses.ts'

test.each([
  ['outstaff', true],
  ['busy_on_full_time_outstaff', true],
  ['busy_on_outsource', false],
  ['inner', false],
  ['bench', false],
  ['free', false],
  ['hired', false],
  ['fired', false],
] as const)('the job status %s counts as outstaff: %s', (tag, counts) => {
  expect(isOutstaff(tag)).toBe(counts)
})
