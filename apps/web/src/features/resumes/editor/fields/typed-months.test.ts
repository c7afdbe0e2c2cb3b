import { expect, test } from 'vitest'
import { keepDay } from './typed-months.ts'

test.each([
  ['2020-05-01', '2020-05-20', '2020-05-20'],
  ['2020-06-01', '2020-05-20', '2020-06-01'],
  ['2020-05-01', null, '2020-05-01'],
  [null, '2020-05-20', null],
])('the month of %s, typed where %s was stored, is saved as %s', (typed, stored, saved) => {
  expect(keepDay(typed, stored)).toBe(saved)
})
