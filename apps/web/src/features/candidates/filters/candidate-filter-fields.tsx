import {
  type CandidateFilterKind,
  candidateFilterKinds,
  significates,
} from '@portal/domain/candidates/candidates'
import { languageLevels } from '@portal/domain/people/profiles'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import styles from './candidate-filter.module.css'
import { type FilterSearch, filtersOf, pingChoices } from './candidate-filter.ts'
import { TechnologyFilter } from './technology-filter.tsx'
import { ExperienceFilter, NameFilter, PositionFilter } from './text-filters.tsx'

type Props = {
  vacancyId: number | undefined
  search: FilterSearch
  /** Called when another kind is chosen. */
  onKind: () => void
  onChange: (kind: CandidateFilterKind, value: string | undefined) => void
}

const kinds = candidateFilterKinds.map((value) => ({ value, label: t.candidates.filterKinds[value] }))

/** One filter at a time: its kind and its value. Those of other kinds stay meanwhile. */
export function CandidateFilterFields({ vacancyId, search, onKind, onChange }: Props) {
  const filters = filtersOf(search)
  const [kind, setKind] = useState<CandidateFilterKind>(filters[0]?.kind ?? 'full_name')
  const value = filters.find((filter) => filter.kind === kind)?.value
  return (
    <div className={styles.filter} data-pair>
      <ShortSelect
        label={t.candidates.filterBy}
        className={styles.kind}
        options={kinds}
        value={kind}
        onChange={(next) => {
          if (next === null || next === kind) return
          setKind(next)
          onKind()
        }}
      />
      <ValueFilter
        key={kind}
        vacancyId={vacancyId}
        kind={kind}
        value={value ?? ''}
        onChange={(next) => onChange(kind, next || undefined)}
      />
    </div>
  )
}

type ValueProps = {
  vacancyId: number | undefined
  kind: (typeof candidateFilterKinds)[number]
  value: string
  onChange: (value: string | null) => void
}

function ValueFilter({ vacancyId, kind, value, onChange }: ValueProps) {
  const looks = {
    'aria-label': t.candidates.filterValues[kind],
    placeholder: t.candidates.filterHints[kind],
    className: styles.value,
  }
  const field = { ...looks, value, onChange }
  switch (kind) {
    case 'full_name':
      return <NameFilter {...field} vacancyId={vacancyId} />
    case 'position':
      return <PositionFilter {...field} />
    case 'experience':
      return <ExperienceFilter {...field} />
    case 'technology':
      return <TechnologyFilter {...field} />
    case 'significate':
      return <ChoiceFilter {...field} options={significates} words={t.significates} />
    case 'english':
      return <ChoiceFilter {...field} options={languageLevels} words={t.languageLevels} />
    case 'ping_again':
      return <ChoiceFilter {...field} options={pingChoices} words={t.candidates.pingChoices} />
  }
}

type ChoiceProps<Value extends string> = {
  options: readonly Value[]
  words: Record<Value, string>
  value: string
  onChange: (value: string | null) => void
}

/** Without a value the field shows 'any'. */
function ChoiceFilter<Value extends string>({ options, words, value, ...rest }: ChoiceProps<Value>) {
  return (
    <ShortSelect
      {...rest}
      options={options.map((option) => ({ value: option, label: words[option] }))}
      value={options.find((option) => option === value) ?? null}
      clearable
    />
  )
}
