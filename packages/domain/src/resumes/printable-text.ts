import { withUsualBreaks } from './line-breaks.ts'
import { isInTypefaces } from './typeface.ts'

/** Characters that the typeface of a CV's PDF lacks, with those that replace them. */
const standIns: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u2002': ' ',
  '\u2003': ' ',
  '\u2007': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u3000': ' ',
  // The apostrophe of Ukrainian and its double, which have the same shape.
  '\u02bc': '’',
  '\u02ee': '”',
}
const replacement = '□'

/** Pictures among the letters, with the signs that join and colour them. Keycaps keep their digit. */
const pictograph =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/u
/** Control characters, and signs without a shape: joiners, marks of direction, soft hyphens. Line breaks stay. */
const unseen = /[\p{Cf}\p{Co}\p{Cs}\p{Cn}]|(?!\n)\p{Cc}/gu

/**
 * The text with only what the typeface can draw: a character that it lacks would come out as another one. Emoji, control
 * characters and marks of direction are left out, and of letters of other scripts a box remains.
 */
export function printableText(text: string): string {
  return withUsualBreaks(text)
    .replaceAll('\t', ' ')
    .normalize('NFC')
    .replaceAll(/./gsu, (character) => standIns[character] ?? character)
    .replaceAll(unseen, '')
    .replaceAll(/./gsu, drawable)
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .trim()
}

/**
 * A character stays where the typeface has it, such as ™ and ☎; otherwise its plain form is used, such as the letters
 * of ﬁ.
 */
function drawable(character: string): string {
  if (character === '\n' || isDrawn(character)) return character
  if (pictograph.test(character)) return ''
  const plain = character.normalize('NFKC')
  if ([...plain].every(isDrawn)) return plain
  if (/\p{M}/u.test(character)) return ''
  return /\p{Z}/u.test(character) ? ' ' : replacement
}

const isDrawn = (character: string) => isInTypefaces(character.codePointAt(0) ?? 0)

/** Like `printableText`, but on one line, for short texts that may contain line breaks. */
export const printableLine = (text: string): string => printableText(text).replaceAll('\n', ' ')

/** The lines of a text, without blank ones. */
export const printableLines = (text: string): string[] =>
  printableText(text)
    .split('\n')
    .filter((line) => line !== '')

/** The characters that a text loses in the PDF, each once: emoji, which are left out, and letters that become boxes. */
export function lostIn(text: string): string[] {
  const composed = text.normalize('NFC')
  // Most texts lose nothing, and dividing a long one with each letter that is typed would take a while.
  if (![...composed].some(isLost)) return []
  const lost = [...graphemes.segment(composed)]
    .map(({ segment }) => segment)
    .filter((segment) => [...segment].some(isLost))
  return [...new Set(lost)]
}

const graphemes = new Intl.Segmenter('en')

function isLost(character: string): boolean {
  if (character === '\n' || isDrawn(character) || character in standIns || /\p{C}/u.test(character))
    return false
  const shown = drawable(character)
  return shown === replacement || (shown === '' && /\p{Extended_Pictographic}|\p{RI}/u.test(character))
}

/** Whether a text is written from right to left: its first letter decides. */
export const isRightToLeft = (text: string): boolean => {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return /\p{Script=Hebrew}/u.test(letter)
}
