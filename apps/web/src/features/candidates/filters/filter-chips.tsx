import { Button } from '@mantine/core'
import { technologies } from '@portal/contract/technologies'
import { significates } from '@portal/domain/candidates/candidates'
import { languageLevels } from '@portal/domain/people/profiles'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { passFocusOn } from '../../../shared/focus/pass-focus-on.ts'
import type { useCandidateList } from '../list/use-candidate-list.ts'
import { changeFilter, filtersOf, pingChoices, type ShownFilter } from './candidate-filter.ts'
import styles from './filter-chips.module.css'

/** The filters that hold, each of which a press takes away. */
export function FilterChips({ shown: { search, show } }: { shown: ReturnType<typeof useCandidateList> }) {
  const filters = filtersOf(search)
  const known = useQuery({
    ...q(technologies.list),
    enabled: filters.some(({ kind }) => kind === 'technology'),
  })
  if (filters.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={t.candidates.filters} data-no-print>
      {filters.map((filter) => {
        const { kind } = filter
        const text = t.candidates.filterChip(t.candidates.filterKinds[kind], textOf(filter, known.data))
        return (
          <li key={kind}>
            <Button
              ref={passFocusOn}
              variant="default"
              size="compact-sm"
              radius="xl"
              classNames={{ root: styles.chip ?? '', label: styles.text ?? '' }}
              aria-label={t.candidates.removeFilter(text)}
              rightSection={<IconX size={14} aria-hidden />}
              onClick={() => show(changeFilter(search, kind, undefined))}
            >
              {text}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

type Names = readonly { id: number; name: string }[]

function textOf({ kind, value }: ShownFilter, known: Names | undefined): string {
  const word = <Word extends string>(words: readonly Word[], texts: Record<Word, string>) => {
    const found = words.find((one) => one === value)
    return found === undefined ? value : texts[found]
  }
  switch (kind) {
    case 'significate':
      return word(significates, t.significates)
    case 'english':
      return word(languageLevels, t.languageLevels)
    case 'ping_again':
      return word(pingChoices, t.candidates.pingChoices)
    case 'technology':
      return known?.find(({ id }) => String(id) === value)?.name ?? value
    case 'experience':
      return t.candidates.atLeast(t.candidateControls.years(Number(value)))
    case 'full_name':
    case 'position':
      return value
  }
}
