// The brackets of the false language. Playwright leaves out both characters where it compares names and texts, so that the
// steps of the screens and journeys find `Add Category` in the false language too.

const opening = '\u{200b}'
const closing = '\u{ad}'

/**
 * The same catalogue with every text in brackets, whether it is written or made by a function. The build imports it.
 * @public
 */
export function inBrackets(texts: unknown): unknown {
  if (typeof texts === 'string') return texts === '' ? '' : `${opening}${texts}${closing}`
  if (typeof texts === 'function')
    return (...given: unknown[]) => inBrackets(Reflect.apply(texts, undefined, given))
  if (Array.isArray(texts)) return texts.map(inBrackets)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, inBrackets(text)]))
}

/** What of a text stands outside the outermost brackets; all of it where the brackets do not match, as in a cut text. */
export function outsideBrackets(text: string): string {
  let depth = 0
  let outside = ''
  for (const character of text) {
    if (character === closing) depth -= 1
    if (depth < 0) return text
    if (depth === 0 && character !== closing) outside += character === opening ? '' : character
    if (character === opening) depth += 1
  }
  return depth === 0 ? outside : text
}

/** A text without the brackets of the false language. */
export const withoutBrackets = (text: string) => text.replaceAll(opening, '').replaceAll(closing, '')

/** A text with its brackets made visible. */
export const shown = (text: string) => text.replaceAll(opening, '[').replaceAll(closing, ']')
