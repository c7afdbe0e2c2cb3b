import { inLatinLetters } from '../texts/latin-letters.ts'
import { isKnownFirstName } from './first-names.ts'

type Names = { first_name: string; last_name: string }

/**
 * The first and the last name in a full name, in Latin letters. A patronymic is left out, and initials beside a first name. The last
 * name stands first where a comma, a first name behind it, the place of the patronymic, its ending or its capitals say so; else the
 * typed order holds.
 */
export function namesIn(fullName: string): Names {
  const { first_name, last_name } = namesAsTyped(fullName)
  const isSmall = fullName === fullName.toLowerCase()
  return isSmall
    ? { first_name: capitalised(first_name), last_name: capitalised(last_name) }
    : { first_name, last_name }
}

function namesAsTyped(fullName: string): Names {
  // A last name of before stands in brackets.
  const text = fullName.replace(/\([^)]*\)/g, ' ')
  const [beforeComma = '', ...afterComma] = text.split(',')
  if (afterComma.length > 0)
    return inLatin(withoutPatronymic(wordsOf(afterComma.join(' '))), wordsOf(beforeComma))
  const all = wordsOf(text)
  const typed = all.filter((word) => !initials.test(word))
  if (typed.length === 1 && all.length > 1)
    return inLatin(all.filter((word) => initials.test(word)).slice(0, 1), typed)
  const words = withoutPatronymic(typed)
  const [one = '', two, ...more] = words
  if (two === undefined) return inLatin([one], [])
  const last = more.at(-1) ?? two
  const isLastFirst = isKnownFirstName(one)
    ? isKnownFirstName(last) && more.length === 0 && isLastName(one, two)
    : isKnownFirstName(last) || isLastFirstIn(typed, words)
  return isLastFirst ? inLatin([last], words.slice(0, -1)) : inLatin([one], words.slice(1))
}

/** Whether the last name stands first, as the place of the patronymic says, and without one the endings. */
function isLastFirstIn(typed: readonly string[], words: readonly string[]): boolean {
  const [one = '', two = '', ...more] = words
  if (more.length > 0) return false
  return words.length < typed.length ? typed[2] !== two : isLastName(one, two)
}

/** `І.` or `І.П.` */
const initials = /^(?:\p{L}\.)+$/u

const capitalised = (names: string) =>
  names.replace(/(?<!\S)\p{L}|-\p{L}/gu, (letter) => letter.toUpperCase())

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
  /(?:[ое]вич|[єйі]вич|(?:кузьм|[фх]ом|лук|иль|ілл|никит)[иі]ч|івна|ївна|[оеє]вна|ична|[oe]v[yi]ch|i?yovych|[iy]vna|[oe]vna|[yi]chna)$/iu
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
