/** About eight lines: as much as moves to the next page together with a heading. */
const mostKept = 600

type Parts = {
  /** Stands in the row of the heading, which is never divided; null for an empty text. */
  lead: string | null
  /** Follows below; null where the lead is all. */
  rest: string | null
}

/**
 * A text in two: a beginning that stays on the page of its heading, and the rest. A long text is divided after a line, or
 * else a sentence, or else a word.
 */
export function keptText(text: string): Parts {
  if (text.length <= mostKept) return { lead: text === '' ? null : text, rest: null }
  const beginning = text.slice(0, mostKept)
  const end = [beginning.lastIndexOf('\n'), lastSentenceEnd(beginning), beginning.lastIndexOf(' ')].find(
    (place) => place > 0,
  )
  if (end === undefined) return { lead: null, rest: text }
  return { lead: text.slice(0, end).trimEnd() || null, rest: text.slice(end).trimStart() || null }
}

/** The place after the last sign that ends a sentence. */
const lastSentenceEnd = (text: string) => ([...text.matchAll(/[.!?…] /g)].at(-1)?.index ?? -2) + 1
