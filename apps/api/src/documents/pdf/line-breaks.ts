import { widthOf } from './fonts.ts'

/** No shorter word is wider than the narrowest place for text. */
const shortWord = 8
const partLength = 4
/** No line ends at a penalty that is as high as this, by the algorithm of Knuth and Plass. */
const forbidden = 10_000
const parts = new RegExp(`.{1,${partLength}}`, 'gsu')
const afterPunctuation = /(?<=[\p{L}\p{N}][-/.,;:_@?&=+#|]+)(?=[\p{L}\p{N}])/u

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
 * The rule for one text. The renderer takes each place where the script, the direction or the typeface changes, or where a
 * link begins or ends, for one at which a word may be divided with a hyphen: 'Node-розробник', 'ლიდერი)', 'https://a.test.'.
 * The penalty forbids these. Only a word that is wider than the line ends there, at an empty part and without a hyphen.
 */
export function lineBreaks(text: string, room: { fontSize: number; width: number }) {
  const wideWords = text
    .split(/\s+/)
    .filter((word) => word.length > shortWord && widthOf(word, room.fontSize) > room.width)
  return {
    hyphenationPenalty: forbidden,
    hyphenationCallback: (word: string): string[] =>
      wideWords.some((wide) => wide.includes(word))
        ? [...breakingPoints(word, room), '']
        : breakingPoints(word, room),
  }
}
