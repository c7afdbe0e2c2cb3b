import { candidateFilterKinds, significates } from '@portal/domain/candidates/candidates'
import { languageLevels } from '@portal/domain/people/profiles'
import { useIsPhone } from '../../../entry/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import styles from './candidate-filter.module.css'
import { filterOf, pingChoices } from './candidate-filter.ts'
import type { CandidateSearch } from './candidate-search.ts'
import { TechnologyFilter } from './technology-filter.tsx'
import { ExperienceFilter, NameFilter, PositionFilter } from './text-filters.tsx'

type Filter = Pick<CandidateSearch, 'by' | 'value'>

export type CandidateFilterProps = {
  vacancyId: number
  search: Filter
  onChange: (filter: Filter) => void
}

const kinds = candidateFilterKinds.map((value) => ({ value, label: t.candidates.filterKinds[value] }))

export function CandidateFilterFields({ vacancyId, search, onChange }: CandidateFilterProps) {
  const { kind, value } = filterOf(search)
  const isPhone = useIsPhone()
  const choose = (next: string | null) => onChange({ by: kind, value: next || undefined })
  return (
    <div className={styles.filter}>
      <ShortSelect
        label={isPhone ? t.candidates.sortingBy : t.candidates.filterBy}
        className={styles.kind}
        options={kinds}
        value={kind}
        onChange={(next) => next && onChange({ by: next, value: undefined })}
      />
      <ValueFilter key={kind} vacancyId={vacancyId} kind={kind} value={value ?? ''} onChange={choose} />
    </div>
  )
}

type ValueProps = {
  vacancyId: number
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
