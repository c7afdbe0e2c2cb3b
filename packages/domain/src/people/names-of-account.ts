import { inLatinLetters } from '../texts/latin-letters.ts'
import { namesIn } from './names.ts'
import { userLimits } from './users.ts'

/** What a provider of single sign-on tells of a person's name. */
export type AccountNames = {
  given_name?: string | undefined
  family_name?: string | undefined
  name?: string | undefined
  email: string
}

/** The names of whom nothing else is known. */
const unnamed = { first_name: 'New', last_name: 'Person' }

/**
 * The names of an account that is made of one of the provider, by the rule for names: Latin letters and spaces. What the
 * given names lack comes from the full name, from the part of the e-mail before the @, and last from fixed words.
 */
export function namesOfAccount({ given_name = '', family_name = '', name = '', email }: AccountNames) {
  const sources = [{ first_name: given_name, last_name: family_name }, namesIn(name), namesInEmail(email)]
  const first = (key: 'first_name' | 'last_name') =>
    sources.map((source) => namePart(source[key])).find((part) => part !== '') ?? unnamed[key]
  return { first_name: first('first_name'), last_name: first('last_name') }
}

function namesInEmail(email: string) {
  const local = email.slice(0, Math.max(email.lastIndexOf('@'), 0)).replace(/\+.*$/, '')
  const [first_name = '', ...more] = local
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return { first_name, last_name: more.join(' ') }
}

/** What the rule for names takes of a name; '' where nothing is left. */
function namePart(name: string): string {
  const letters = inLatinLetters(name)
    .replaceAll(/['’ʼ`]/g, '')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .trim()
  return letters.slice(0, userLimits.last_name).trim()
}
