/** The characters of a text as the database counts them: an emoji outside the first 65,536 is one, not two. */
export function charactersOf(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

export const isAtMost = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= max * 2 && charactersOf(text) <= max)

/** The first `max` characters, none of them cut in half. */
export const firstCharacters = (text: string, max: number): string =>
  text.length <= max
    ? text
    : Array.from(text.slice(0, max * 2))
        .slice(0, max)
        .join('')
