import { outsideBrackets, shown } from './brackets.ts'

/** Initials, units such as `h`, the parts of a date or number, and the ending of a file's name are no words. */
const word = /(?<![.\p{L}])\p{L}{2,}/u

/** A document of a CV is named after the CV and its person. */
const documentName = /^CV_\p{L}+$/u

/** The texts that hold a word outside brackets which no data has, with their brackets made visible. */
export const untranslated = (texts: readonly string[], data: ReadonlySet<string>): string[] =>
  texts.filter((text) => word.test(withoutData(outsideBrackets(text), data))).map(shown)

function withoutData(text: string, data: ReadonlySet<string>): string {
  if (!word.test(text) || documentName.test(text) || data.has(text.trim())) return ''
  const contained = [...data].filter((known) => text.includes(known)).toSorted((a, b) => b.length - a.length)
  return contained.reduce((rest, known) => rest.replace(wholly(known), ' '), text)
}

/** The text where it is not a part of another word. */
const wholly = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}(?![\\p{L}\\p{N}])`, 'gu')
