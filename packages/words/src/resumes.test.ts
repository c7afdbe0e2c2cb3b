import { expect, test } from 'vitest'
import { monthText, periodText } from './resumes.ts'

test.each([
  ['2021-03-01', 'Mar 2021'],
  ['2021-12', 'Dec 2021'],
])('the month of %s is shown as %s', (day, shown) => {
  expect(monthText(day)).toBe(shown)
})

test('a period without an end is ongoing', () => {
  expect(periodText('2021-03-01', null)).toBe('Mar 2021 – Ongoing')
  expect(periodText('2021-03-01', '2024-06-30')).toBe('Mar 2021 – Jun 2024')
})
