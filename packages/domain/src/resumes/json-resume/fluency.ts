import { type LanguageLevel, languageLevels } from '../../people/profiles.ts'

/**
 * The words for each level in files, because JSON Resume has free text there. The first word is the one that the portal
 * writes.
 */
const words: Readonly<Record<LanguageLevel, readonly [string, ...string[]]>> = {
  beginner: ['Beginner', 'a1', 'novice'],
  elementary: ['Elementary', 'a2', 'basic', 'pre intermediate'],
  intermediate: ['Intermediate', 'b1', 'limited working', 'conversational'],
  upper_intermediate: ['Upper intermediate', 'b2', 'professional working'],
  advanced: ['Advanced', 'c1', 'c2', 'fluent', 'full professional', 'professional', 'proficient'],
  native: ['Native', 'native speaker', 'native or bilingual', 'bilingual', 'mother tongue'],
}

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[-_]/g, ' ')
    .replace(/ proficiency$/, '')

export const fluencyOf = (level: LanguageLevel): string => words[level][0]

export function levelOf(fluency: string): LanguageLevel | undefined {
  const wanted = plain(fluency)
  return languageLevels.find((level) => words[level].some((word) => plain(word) === wanted))
}
