import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

export const fontFamily = 'Inter'

export const weights = { regular: 400, medium: 500, semiBold: 600, extraBold: 800 } as const

const require = createRequire(import.meta.url)
const fonts = [
  {
    fontWeight: weights.regular,
    src: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  },
  {
    fontWeight: weights.medium,
    src: require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  },
  {
    fontWeight: weights.semiBold,
    src: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  },
  {
    fontWeight: weights.extraBold,
    src: require.resolve('@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf'),
  },
]

const dataOf = (fontWeight: number) => Font.getFont({ fontFamily, fontWeight }).data

/** Loads the typeface. Call it once per thread, before anything is rendered. */
export async function loadFonts(): Promise<void> {
  Font.register({ family: fontFamily, fonts })
  Font.registerHyphenationCallback((word) => [word])
  for (const { fontWeight } of fonts) {
    await Font.load({ fontFamily, fontWeight })
    makeGlyphs(fontWeight)
  }
}

/** Some characters share a glyph; these are the ones that copied text should contain. */
const meant = ['’', '”', 'Δ', 'ι', 'Ω']

/**
 * The library keeps with each glyph the character for which it was made first, so the text that is copied or searched
 * would depend on the CVs made before, and letters that were first part of a ligature would be missing in it. So all
 * glyphs are made in one order.
 */
function makeGlyphs(fontWeight: number): void {
  const font = dataOf(fontWeight)
  const first = meant.map((character) => character.codePointAt(0) ?? 0)
  for (const codePoint of [...first, ...charactersOf(fontWeight)]) font?.glyphForCodePoint(codePoint)
}

/** The characters that a weight of the typeface can draw. */
export const charactersOf = (fontWeight: number): readonly number[] => dataOf(fontWeight)?.characterSet ?? []

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
  const font = dataOf(weight)
  if (!font) throw new Error('The fonts are not loaded')
  const advance = font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
  advances.get(weight)?.set(character, advance)
  return advance
}
