import { randomInt } from 'node:crypto'
import { resumeSlug } from '../../db/resumes/resume-slug.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
/**
 * 16 characters hold 82 random bits. None of them is a hyphen, because programs leave out hyphens at the end of a link
 * that they find in a text.
 */
const randomCharacters = 16

/** The slug of a new CV with this role. */
export function newResumeSlug(role: string): string {
  const random = Array.from({ length: randomCharacters }, () => alphabet.charAt(randomInt(alphabet.length)))
  return resumeSlug(role, random.join(''))
}
