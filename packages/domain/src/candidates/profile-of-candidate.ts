import { type LanguageLevel, profileLimits } from '../people/profiles.ts'
import { firstCharacters } from '../texts/length.ts'

type Facts = {
  phone: string | null
  telegram: string | null
  english: LanguageLevel
  salary: number | null
  position: string | null
  location: string | null
}

/** What the profile of a hired candidate begins with. A text that is longer than the profile's is cut. */
export const profileOfCandidate = (candidate: Facts) => ({
  phone_number: cut(candidate.phone, profileLimits.phone_number),
  telegram: cut(candidate.telegram, profileLimits.telegram),
  english_level: candidate.english,
  salary: candidate.salary,
  position: cut(candidate.position, profileLimits.position),
  home_address: cut(candidate.location, profileLimits.home_address),
})

const cut = (text: string | null, maxLength: number): string | null =>
  text === null ? null : firstCharacters(text, maxLength).trimEnd()
