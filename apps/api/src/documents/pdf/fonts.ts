import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const mainFamily = 'Inter'

export const weights = { regular: 400, medium: 500, semiBold: 600, extraBold: 800 } as const

const require = createRequire(import.meta.url)
/** The files by weight, lightest first. Noto Sans stands in for the letters that Inter lacks. */
const families = [
  {
    family: mainFamily,
    files: [
      require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
      require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
      require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
      require.resolve('@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf'),
    ],
  },
  {
    family: 'NotoSansGeorgian',
    files: [
      require.resolve('@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf'),
      require.resolve('@expo-google-fonts/noto-sans-georgian/500Medium/NotoSansGeorgian_500Medium.ttf'),
      require.resolve('@expo-google-fonts/noto-sans-georgian/600SemiBold/NotoSansGeorgian_600SemiBold.ttf'),
      require.resolve('@expo-google-fonts/noto-sans-georgian/800ExtraBold/NotoSansGeorgian_800ExtraBold.ttf'),
    ],
  },
  {
    family: 'NotoSansArmenian',
    files: [
      require.resolve('@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf'),
      require.resolve('@expo-google-fonts/noto-sans-armenian/500Medium/NotoSansArmenian_500Medium.ttf'),
      require.resolve('@expo-google-fonts/noto-sans-armenian/600SemiBold/NotoSansArmenian_600SemiBold.ttf'),
      require.resolve('@expo-google-fonts/noto-sans-armenian/800ExtraBold/NotoSansArmenian_800ExtraBold.ttf'),
    ],
  },
  {
    family: 'NotoSansHebrew',
    files: [
      require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
      require.resolve('@expo-google-fonts/noto-sans-hebrew/500Medium/NotoSansHebrew_500Medium.ttf'),
      require.resolve('@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf'),
      require.resolve('@expo-google-fonts/noto-sans-hebrew/800ExtraBold/NotoSansHebrew_800ExtraBold.ttf'),
    ],
  },
]

/** The renderer takes each letter from the first family that has it. */
export const fontFamilies = families.map(({ family }) => family)

const dataOf = (fontFamily: string, fontWeight: number) => Font.getFont({ fontFamily, fontWeight }).data

/** Loads the typefaces. Call it once per thread, before anything is rendered. */
export async function loadFonts(): Promise<void> {
  Font.registerHyphenationCallback((word) => [word])
  for (const { family, files } of families) {
    const fonts = Object.values(weights).map((fontWeight, index) => ({ fontWeight, src: files[index] ?? '' }))
    Font.register({ family, fonts })
    for (const { fontWeight } of fonts) {
      await Font.load({ fontFamily: family, fontWeight })
      makeGlyphs(family, fontWeight)
    }
  }
}

/** Some characters share a glyph; these are the ones that copied text should contain. */
const meant = ['’', '”', 'Δ', 'ι', 'Ω']

/**
 * The library keeps with each glyph the character for which it was made first, so the text that is copied or searched
 * would depend on the CVs made before, and letters that were first part of a ligature would be missing in it. So all
 * glyphs are made in one order.
 */
function makeGlyphs(family: string, fontWeight: number): void {
  const font = dataOf(family, fontWeight)
  const first = meant.map((character) => character.codePointAt(0) ?? 0)
  for (const codePoint of [...first, ...charactersOf(fontWeight, family)]) font?.glyphForCodePoint(codePoint)
}

/** The characters that a weight of a typeface can draw. */
export const charactersOf = (fontWeight: number, family = mainFamily): readonly number[] =>
  dataOf(family, fontWeight)?.characterSet ?? []

const advances = new Map<number, Map<string, number>>(
  Object.values(weights).map((weight) => [weight, new Map()]),
)

/** How wide a text is, in points, without its kerning. Without a weight it is the width in the widest one. */
export function widthOf(text: string, fontSize: number, weight: number = weights.extraBold): number {
  let width = 0
  for (const character of text) width += advanceOf(character, weight)
  return width * fontSize
}

function advanceOf(character: string, weight: number): number {
  const known = advances.get(weight)?.get(character)
  if (known !== undefined) return known
  const codePoint = character.codePointAt(0) ?? 0
  const fonts = fontFamilies
    .map((family) => dataOf(family, weight))
    .filter((data) => data !== null && data !== undefined)
  const font = fonts.find((data) => data.hasGlyphForCodePoint(codePoint)) ?? fonts[0]
  if (!font) throw new Error('The fonts are not loaded')
  const advance = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
  advances.get(weight)?.set(character, advance)
  return advance
}
