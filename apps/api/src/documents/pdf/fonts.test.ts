import { typefaceCharacters } from '@portal/domain/resumes/typeface'
import { beforeAll, expect, test } from 'vitest'
import { charactersOf, loadFonts, weights } from './fonts.ts'

beforeAll(() => loadFonts())

const isForText = (codePoint: number) => !/\p{C}/u.test(String.fromCodePoint(codePoint))
const sorted = (codePoints: Iterable<number>) => [...codePoints].sort((one, other) => one - other)

test.each(Object.values(weights))('the font of weight %i draws the known characters', (weight) => {
  expect(sorted(charactersOf(weight).filter(isForText))).toEqual(sorted(typefaceCharacters))
})
