import { inLatinLetters } from '../texts/latin-letters.ts'

type Names = { first_name: string; last_name: string }

/**
 * The first and the last name in a full name, in Latin letters. A patronymic is left out. The last name stands first
 * where its ending, its capitals, a comma or the place of the patronymic says so; else the typed order holds.
 */
export function namesIn(fullName: string): Names {
  const [beforeComma = '', ...afterComma] = fullName.split(',')
  if (afterComma.length > 0)
    return inLatin(withoutPatronymic(wordsOf(afterComma.join(' '))), wordsOf(beforeComma))
  const typed = wordsOf(fullName)
  const words = withoutPatronymic(typed)
  const [one = '', two, ...more] = words
  if (two === undefined || more.length > 0) return inLatin([one], words.slice(1))
  const isLastFirst = words.length < typed.length ? typed[2] !== two : isLastName(one, two)
  return isLastFirst ? inLatin([two], [one]) : inLatin([one], [two])
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

/** Of three words and more one may be a patronymic; two are a first and a last name, which may have the same endings. */
function withoutPatronymic(words: readonly string[]): string[] {
  const place =
    words.length < 2 ? -1 : words.findLastIndex((word, index) => index > 0 && patronymic.test(word))
  return words.length < 3 && !patronymicOnly.test(words.at(place) ?? '')
    ? [...words]
    : words.filter((_, index) => index !== place)
}

const patronymic =
  /(?:[ое]вич|[єйі]вич|івна|ївна|[оеє]вна|ична|[oe]v[yi]ch|i?yovych|[iy]vna|[oe]vna|[yi]chna)$/iu
/** Endings that no last name has. */
const patronymicOnly = /(?:івна|ївна|[оеє]вна|[iy]vna|[oe]vna)$/iu

const isLastName = (word: string, other: string): boolean =>
  (lastNames.test(word) && !lastNames.test(other)) || (isInCapitals(word) && !isInCapitals(other))

/** Endings of Ukrainian last names that first names do not have, after at least two letters. */
const lastNames =
  /\p{L}{2}(?:енко|enko|[чщ]ук|chuk|ук|[iу]?uk|юк|yuk|[сцз]ь?к(?:ий|а)|[st]s?k(?:yi|yy|a)|ишин|yshyn|ець|ets|[оеє]ва?|[oe]va?|(?<=\p{L}{3})[іїi]в|(?<=\p{L}{3})iv)$/iu

const isInCapitals = (word: string) =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()

const inLatin = (first: readonly string[], last: readonly string[]): Names => ({
  first_name: first.map(latinName).join(' '),
  last_name: last.map(latinName).join(' '),
})

function latinName(word: string): string {
  const latin = inLatinLetters(word)
  return isInCapitals(word) ? latin.charAt(0) + latin.slice(1).toLowerCase() : latin
}
