import { withUsualBreaks } from './line-breaks.ts'

/**
 * The sign of a list entry, where it is no part of the text: bullets, also those of Word's symbol fonts, stand for themselves;
 * hyphens, dashes, stars and dots only before a blank, since `-5 %` is a text; and `o` before a tab, as Word has it.
 */
const sign = /^(?:\s*(?:[•‣⁃∙◦▪▫■□●○◆◇➢➤✓✔\uF020-\uF0FF]|[-–—−·*](?=\s|$)|o(?=\t)))+\s*/u

/** The lines of a list as people write and paste it, without signs and blanks around them; empty ones are left out. */
export const linesOf = (text: string): string[] =>
  withUsualBreaks(text)
    .split('\n')
    .map((line) => line.replace(sign, '').trim())
    .filter((line) => line !== '')

/** The entries that one text of a list stands for: several where its lines begin with signs, else one. */
export function entriesOf(text: string): string[] {
  const lines = withUsualBreaks(text).trim().split('\n')
  const isList = lines.filter((line) => sign.test(line)).length > 1
  if (isList) return linesOf(text)
  const entry = lines.join('\n').replace(sign, '').trim()
  return entry === '' ? [] : [entry]
}

const brackets = String.raw`\([^()\n]*\)|\[[^[\]\n]*\]|（[^（）\n]*）`
const divider = '([,;|·•，、\t\n])'
const dividing = new RegExp(`${brackets}|${divider}`, 'gu')
const dividingWhileTyped = new RegExp(`${brackets}|[([（][^\n]*$|${divider}`, 'gu')

/**
 * The places at which a list of short texts, such as skills, divides: at commas and other dividers that people paste, and
 * at the ends of lines, but not within brackets: `AWS (EC2, S3)` is one entry. While one types, an open bracket may still be
 * closed.
 */
export const dividersIn = (text: string, isTyped = false): number[] =>
  Array.from(withUsualBreaks(text).matchAll(isTyped ? dividingWhileTyped : dividing))
    .filter(([, sign]) => sign !== undefined)
    .map(({ index }) => index)

/** The short texts of a list, without the signs of its lines. */
export function shortEntriesOf(text: string): string[] {
  const lines = linesOf(text).join('\n')
  const ends = [...dividersIn(lines), lines.length]
  return ends.map((end, index) => lines.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end))
}
