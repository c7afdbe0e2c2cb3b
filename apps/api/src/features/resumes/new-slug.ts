import { randomInt } from 'node:crypto'
import { resumeSlug } from '../../db/resumes/resume-slug.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
/** 82 random bits. No hyphens, which programs leave out at the end of a link that they find in a text. */
const randomCharacters = 16

/** The slug of a new CV with this role. */
export function newResumeSlug(role: string): string {
  const random = Array.from({ length: randomCharacters }, () => alphabet.charAt(randomInt(alphabet.length)))
  return resumeSlug(role, random.join(''))
}
