import { inLatinLetters } from '../texts/latin-letters.ts'
import { namesIn } from './names.ts'

type Names = { first_name: string; last_name: string }

/**
 * A name of a file by the rule for names, Latin letters and blanks: O'Brien is OBrien, Коваленко-Бондар is Kovalenko Bondar. Other
 * signs stay, and let the name be refused.
 */
export const importedName = (name: string): string =>
  inLatinLetters(name)
    .replaceAll(/(?<=[a-z])['`](?=[a-z])/gi, '')
    .replaceAll(/(?<=[a-z])-(?=[a-z])/gi, ' ')

/** Of several words the last one is the last name, unless a comma parts them. */
export function importedNames(fullName: string): Names {
  const typed = namesIn(fullName)
  const words = `${typed.first_name} ${typed.last_name}`.split(' ').filter((word) => word !== '')
  const { first_name, last_name } =
    words.length < 3 || fullName.includes(',')
      ? typed
      : { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
  return { first_name: importedName(first_name), last_name: importedName(last_name) }
}

/** The name that somebody of this full name has after an import. */
export function importedFullName(fullName: string): string {
  const { first_name, last_name } = importedNames(fullName)
  return `${first_name} ${last_name}`
}
