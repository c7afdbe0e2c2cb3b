import { withUsualBreaks } from './line-breaks.ts'

/**
 * The sign of a list entry, where it is no part of the text: bullets, also those of Word's symbol fonts, stand for themselves;
 * hyphens, dashes, stars and dots only before a blank, since `-5 %` is a text; and `o` before a tab, as Word has it.
 */
const sign = /^(?:\s*(?:[•‣⁃∙◦▪▫■□●○◆◇➢➤✓✔\uF020-\uF0FF]|[-–—−·*](?=\s|$)|o(?=\t)))+\s*/u

/**
 * The lines of a list as people write and paste it, without signs and blanks around them, and without numbers where they
 * count all lines; empty ones are left out.
 */
export const linesOf = (text: string): string[] =>
  withoutNumbers(
    withUsualBreaks(text)
      .split('\n')
      .map((line) => line.replace(sign, '').trim())
      .filter((line) => line !== ''),
  )

const number = /^(\d{1,3})[.)]\s+(?=\S)/

const areNumbered = (lines: readonly string[]): boolean =>
  lines.length > 1 && lines.every((line, index) => number.exec(line)?.[1] === `${index + 1}`)

const withoutNumbers = (lines: string[]): string[] =>
  areNumbered(lines) ? lines.map((line) => line.replace(number, '')) : lines

/** The entries that one text of a list stands for: several where its lines begin with signs or are numbered, else one. */
export function entriesOf(text: string): string[] {
  const lines = withUsualBreaks(text).trim().split('\n')
  const isList = lines.filter((line) => sign.test(line)).length > 1 || areNumbered(lines)
  if (isList) return linesOf(text)
  const entry = lines.join('\n').replace(sign, '').trim()
  return entry === '' ? [] : [entry]
}

const dividers = new Set(',;|·•●▪∙،，、；｜\t\n')
const closings: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '（': '）',
  '【': '】',
}
const closing = new Set(Object.values(closings))

/**
 * The places at which a list of short texts, such as skills, divides: at commas and other dividers that people paste, and
 * at the ends of lines, but not within brackets: `AWS (EC2, S3)` is one entry. While one types, an open bracket may still be
 * closed.
 */
export function dividersIn(text: string, isTyped = false): number[] {
  const signs = withUsualBreaks(text).split('')
  let places: number[] = []
  /** The open brackets of the line, each with the number of places before it. */
  let open: { sign: string; before: number }[] = []
  for (const [index, sign] of signs.entries()) {
    if (sign === '\n') open = []
    if (dividers.has(sign)) places.push(index)
    else if (closings[sign] !== undefined && (sign !== '<' || isAfterName(signs, index)))
      open.push({ sign, before: places.length })
    else if (closing.has(sign)) {
      const opening = open.findLastIndex((bracket) => closings[bracket.sign] === sign)
      if (opening === -1) continue
      places = places.slice(0, open[opening]?.before)
      open = open.slice(0, opening)
    }
  }
  return isTyped ? places.slice(0, open[0]?.before) : places
}

/** `Map<K, V>` has a bracket, and `a < b` has none. */
const isAfterName = (signs: readonly string[], index: number) => /[\p{L}\p{N}]/u.test(signs[index - 1] ?? '')

/** The short texts of a list, without the signs of its lines. */
export function shortEntriesOf(text: string): string[] {
  const lines = linesOf(text).join('\n')
  const ends = [...dividersIn(lines), lines.length]
  return ends.map((end, index) => lines.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end))
}
