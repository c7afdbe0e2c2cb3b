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
