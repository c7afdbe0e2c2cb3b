import { type LanguageLevel, languageLevels } from '@portal/domain/people/profiles'
import { t } from '../../../../messages/messages.ts'
import type { PeopleSearch } from '../people-search.ts'

type Asked = PeopleSearch['english_level']

/** Levels as the value of an option. */
export const levelsKey = (asked: Asked): string | null =>
  asked === undefined ? null : Array.isArray(asked) ? asked.join() : asked

const optionOf = (levels: readonly LanguageLevel[]) => ({
  value: levels.join(),
  levels,
  label:
    levels.length > 1 && levels.at(-1) === languageLevels.at(-1)
      ? t.dashboards.levelOrBetter(t.languageLevels[levels[0] ?? 'native'])
      : levels.map((level) => t.languageLevels[level]).join(', '),
})

/** What the filter by English offers: each level with all that are better, and the levels of the address. */
export function levelOptions(asked: Asked) {
  // The lowest level with all better ones is everybody with a level at all.
  const offered = languageLevels.slice(1).map((_, index) => optionOf(languageLevels.slice(index + 1)))
  const key = levelsKey(asked)
  const isOffered = asked === undefined || offered.some(({ value }) => value === key)
  return isOffered ? offered : [optionOf(Array.isArray(asked) ? asked : [asked]), ...offered]
}
