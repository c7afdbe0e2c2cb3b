import { widthOf } from './fonts.ts'

/** No shorter word is wider than the narrowest place for text. */
const shortWord = 8
const partLength = 4
const parts = new RegExp(`.{1,${partLength}}`, 'gsu')
const afterPunctuation = /(?<=[\p{L}\p{N}][-/.,;:_@?&=+#|]+)(?=[\p{L}\p{N}])/u
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/**
 * Where a line may end within a word: only in words that are wider than the line, after punctuation and every few letters.
 * The renderer adds a hyphen between two parts, but not where an empty part stands between them: a hyphen would change an
 * address.
 */
function breakingPoints(word: string, { fontSize, width }: { fontSize: number; width: number }): string[] {
  if (word.length <= shortWord || widthOf(word, fontSize) <= width) return [word]
  const cut = word
    .split(afterPunctuation)
    .flatMap((part) => (widthOf(part, fontSize) <= width ? [part] : (part.match(parts) ?? [part])))
  return cut.flatMap((part, index) => (index === 0 ? [part] : ['', part]))
}

/**
 * The rule for one text. In a text of two scripts the renderer breaks with a hyphen where the script changes, as in
 * 'Node-розробник' or before the letter of '<b>'. An empty part there makes the break one without a hyphen.
 */
export function lineBreaks(text: string, room: { fontSize: number; width: number }) {
  const isMixed = scripts.filter((script) => script.test(text)).length > 1
  return (word: string): string[] =>
    isMixed ? [...breakingPoints(word, room), ''] : breakingPoints(word, room)
}
