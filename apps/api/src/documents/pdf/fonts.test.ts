import { standInCharacters, typefaceCharacters } from '@portal/domain/resumes/typeface'
import { beforeAll, expect, test } from 'vitest'
import { charactersOf, loadFonts, weights } from './fonts.ts'

beforeAll(() => loadFonts())

const isForText = (codePoint: number) => !/\p{C}/u.test(String.fromCodePoint(codePoint))
const sorted = (codePoints: Iterable<number>) => [...codePoints].sort((one, other) => one - other)

test.each(Object.values(weights))('the font of weight %i draws the known characters', (weight) => {
  expect(sorted(charactersOf(weight).filter(isForText))).toEqual(sorted(typefaceCharacters))
})

test.each([
  ['NotoSansGeorgian', standInCharacters.georgian],
  ['NotoSansArmenian', standInCharacters.armenian],
  ['NotoSansHebrew', standInCharacters.hebrew],
])('%s draws the letters of its script in all weights, and Inter none of them', (family, characters) => {
  for (const weight of Object.values(weights)) {
    const drawn = new Set(charactersOf(weight, family))
    expect([...characters].filter((codePoint) => !drawn.has(codePoint))).toEqual([])
    expect(charactersOf(weight).filter((codePoint) => characters.has(codePoint))).toEqual([])
  }
})
