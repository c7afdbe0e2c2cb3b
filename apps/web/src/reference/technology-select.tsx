import '../theme/mantine-fields.css'
import { Loader, MultiSelect, type MultiSelectProps } from '@mantine/core'
import { technologies } from '@portal/contract/technologies'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q } from '../api/query.ts'
import { t } from '../messages/messages.ts'
import { enterStaysHere, searchDropdown } from '../shared/fields/search-dropdown.ts'
import {
  choiceOf,
  matchingOptions,
  optionsWithOffer,
  optionValueOf,
  type TechnologyChoice,
} from './technology-options.ts'

/** More than this is found by typing. */
const shownTechnologies = 100

type Props = Omit<MultiSelectProps, 'label' | 'data' | 'value' | 'defaultValue' | 'onChange'> & {
  value: readonly TechnologyChoice[]
  onChange: (choices: TechnologyChoice[]) => void
}

/**
 * The tech stack of a person or a project. A technology that is missing from the list is chosen by typing its name, and added
 * when the form is saved, by `useSavedTechnologies`.
 */
export function TechnologySelect({ value, onChange, placeholder, description, error, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const known = useQuery(q(technologies.list))
  const failure = known.isLoadingError ? t.technologies.failed : error
  return (
    <MultiSelect
      searchable
      selectFirstOptionOnChange
      comboboxProps={searchDropdown}
      onKeyDown={enterStaysHere}
      limit={shownTechnologies}
      label={t.technologies.label}
      nothingFoundMessage={t.fields.nothingFound}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rightSection={known.isPending ? <Loader size="xs" /> : undefined}
      {...rest}
      placeholder={value.length === 0 ? placeholder : undefined}
      description={failure ? undefined : description}
      data={optionsWithOffer(known.data ?? [], value, typed)}
      filter={({ options, search }) => matchingOptions(options, search)}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value.map(optionValueOf)}
      onChange={(chosen) => onChange(chosen.map(choiceOf))}
      error={failure}
    />
  )
}
