import { expect, test } from 'vitest'
import { resumeWords } from './resumes.ts'

const words = resumeWords.en

test.each([
  ['2021-03-01', 'Mar 2021'],
  ['2021-12', 'Dec 2021'],
])('the month of %s is shown as %s', (day, shown) => {
  expect(words.month(day)).toBe(shown)
})

test('a period without an end is ongoing', () => {
  expect(words.period('2021-03-01', null)).toBe('Mar 2021 – Ongoing')
  expect(words.period('2021-03-01', '2024-06-30')).toBe('Mar 2021 – Jun 2024')
})
