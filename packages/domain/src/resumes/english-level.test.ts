import { expect, test } from 'vitest'
import { englishLevelOf, levelsDiffer } from './english-level.ts'

test.each([
  ['English', 'advanced'],
  ['ENGLISH', 'advanced'],
  ['English (business)', 'advanced'],
  ['Англійська', 'advanced'],
  ['англійська мова', 'advanced'],
  ['Englishman', null],
  ['Old English', null],
  ['Polish', null],
])('a CV with the language %s at the level Advanced has the level of English %s', (name, level) => {
  expect(
    englishLevelOf([
      { name: 'Polish', level: 'native' },
      { name, level: 'advanced' },
    ]),
  ).toBe(level)
})

test('a CV without languages has no level of English', () => {
  expect(englishLevelOf([])).toBeNull()
})

test('levels differ only where both are known', () => {
  expect(levelsDiffer('advanced', 'upper_intermediate')).toBe(true)
  expect(levelsDiffer('advanced', 'advanced')).toBe(false)
  expect(levelsDiffer(null, 'advanced')).toBe(false)
  expect(levelsDiffer('advanced', null)).toBe(false)
})
