import { expect, it } from 'vitest'
import { charactersOf, firstCharacters, isAtMost } from './length.ts'

it.each([
  ['', 0],
  ['їжак', 4],
  ['🎉'.repeat(16), 16],
  ['👩\u200D👧', 3],
])('the text %j has %d characters', (text, count) => {
  expect(charactersOf(text)).toBe(count)
  expect(isAtMost(text, count)).toBe(true)
  expect(isAtMost(`${text}x`, count)).toBe(false)
})

it('a text is cut between characters', () => {
  expect(firstCharacters('🎉🎉🎉', 2)).toBe('🎉🎉')
  expect(firstCharacters('x🎉y', 2)).toBe('x🎉')
  expect(firstCharacters('xy', 2)).toBe('xy')
})
