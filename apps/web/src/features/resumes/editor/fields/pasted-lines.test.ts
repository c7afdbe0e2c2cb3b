import { maxListEntries } from '@portal/domain/resumes/resumes'
import { expect, test } from 'vitest'
import { withPasted } from './pasted-lines.ts'

const texts = (count: number, word: string) => Array.from({ length: count }, (_, index) => `${word} ${index}`)

test('pasted lines take the place of an empty entry', () => {
  expect(withPasted(['a', '', 'b'], 1, ['x', 'y'])).toEqual({
    entries: ['a', 'x', 'y', 'b'],
    lastPlace: 2,
    leftOut: 0,
  })
})

test('pasted lines that do not fit are left out, and typed entries after them stay', () => {
  const pasted = withPasted(['a', '', 'b', 'c'], 1, texts(60, 'line'))
  expect(pasted.entries).toEqual(['a', ...texts(maxListEntries - 3, 'line'), 'b', 'c'])
  expect(pasted.lastPlace).toBe(maxListEntries - 3)
  expect(pasted.leftOut).toBe(60 - (maxListEntries - 3))
})

test('a full list takes one pasted line instead of its empty entry', () => {
  const typed = texts(maxListEntries - 1, 'typed')
  expect(withPasted(['', ...typed], 0, ['x', 'y'])).toEqual({
    entries: ['x', ...typed],
    lastPlace: 0,
    leftOut: 1,
  })
})
