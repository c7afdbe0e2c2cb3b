import { expect, test } from 'vitest'
import { addOption, matchingOptions, technologyOptions } from './technology-options.ts'

const known = [
  { id: 1, name: 'React' },
  { id: 2, name: 'React Native' },
  { id: 3, name: 'Go' },
]
const labels = (typed: string) =>
  matchingOptions(technologyOptions(known, typed), typed).map(({ label }) => label)

test('all technologies are offered while nothing is typed', () => {
  expect(labels('')).toEqual(['React', 'React Native', 'Go'])
  expect(labels('  ')).toEqual(['React', 'React Native', 'Go'])
})

test('a name that nobody has added yet can be added, last of what matches', () => {
  expect(labels(' reac ')).toEqual(['React', 'React Native', 'Add “reac”'])
  expect(technologyOptions(known, 'Rust').at(-1)).toEqual({ value: addOption, label: 'Add “Rust”' })
})

test('a known name is not offered for adding, whatever its case', () => {
  expect(labels('react')).toEqual(['React', 'React Native'])
  expect(labels(' GO ')).toEqual(['Go'])
})
