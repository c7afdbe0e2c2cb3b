import type { LanguageLevel } from '../people/profiles.ts'
import { folded } from '../texts/folded.ts'

/** English in the languages that CVs are written in, maybe with more after it: 'English (business)'. */
const english = /^(english|англійська)(?![\p{L}\p{N}])/u

type Spoken = { name: string; level: LanguageLevel }

/** The level of English among the languages of a CV; null where it is none of them. */
export const englishLevelOf = (languages: readonly Spoken[]): LanguageLevel | null =>
  languages.find(({ name }) => english.test(folded(name)))?.level ?? null

/** Whether two levels are known and differ. */
export const levelsDiffer = (one: LanguageLevel | null, other: LanguageLevel | null): boolean =>
  one !== null && other !== null && one !== other
