import { randomInt } from 'node:crypto'

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** 82 random bits. No hyphens, which programs leave out at the end of a link that they find in a text. */
const randomCharacters = 16

/** The slug of a CV's public link: the person's own, and random characters, so that it cannot be guessed. */
export function newResumeSlug(userSlug: string): string {
  const random = Array.from({ length: randomCharacters }, () => alphabet.charAt(randomInt(alphabet.length)))
  return `${userSlug}-${random.join('')}`
}
