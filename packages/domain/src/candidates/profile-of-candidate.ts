import { type LanguageLevel, profileLimits } from '../people/profiles.ts'
import { firstCharacters } from '../texts/length.ts'

type Facts = {
  phone: string | null
  telegram: string | null
  english: LanguageLevel
  /** The amount as decimal text. */
  salary: string | null
  position: string | null
  location: string | null
}

/** What the profile of a hired candidate begins with. A text that is longer than the profile's is cut. */
export const profileOfCandidate = (candidate: Facts) => ({
  phoneNumber: cut(candidate.phone, profileLimits.phoneNumber),
  telegram: cut(candidate.telegram, profileLimits.telegram),
  englishLevel: candidate.english,
  salary: candidate.salary,
  position: cut(candidate.position, profileLimits.position),
  homeAddress: cut(candidate.location, profileLimits.homeAddress),
})

const cut = (text: string | null, maxLength: number): string | null =>
  text === null ? null : firstCharacters(text, maxLength).trimEnd()
