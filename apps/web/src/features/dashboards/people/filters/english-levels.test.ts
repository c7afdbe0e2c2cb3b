import { expect, test } from 'vitest'
import { levelOptions, levelsKey } from './english-levels.ts'

const labelsOf = (...asked: Parameters<typeof levelOptions>) =>
  levelOptions(...asked).map(({ label }) => label)

test('the filter by English offers each level with those above it, and the levels of an address', () => {
  const usual = [
    'Elementary or better',
    'Intermediate or better',
    'Upper Intermediate or better',
    'Advanced or better',
    'Native',
  ]
  expect(labelsOf(undefined)).toEqual(usual)
  expect(labelsOf(['advanced', 'native'])).toEqual(usual)
  expect(labelsOf('native')).toEqual(usual)
  expect(labelsOf('beginner')).toEqual(['Beginner', ...usual])
  expect(labelsOf(['beginner', 'advanced'])).toEqual(['Beginner, Advanced', ...usual])
})

test('the filter by English shows the option of the address', () => {
  for (const asked of [['advanced', 'native'], 'native', ['beginner', 'advanced']] as const) {
    const levels = typeof asked === 'string' ? asked : [...asked]
    expect(levelOptions(levels).map(({ value }) => value)).toContain(levelsKey(levels))
  }
  expect(levelsKey(undefined)).toBeNull()
})
