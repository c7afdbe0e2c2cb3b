import '../theme/mantine-fields.css'
import { Loader, MultiSelect, type MultiSelectProps } from '@mantine/core'
import { technologies } from '@portal/contract/technologies'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { q, useApiMutation } from '../api/query.ts'
import { t } from '../messages/messages.ts'
import { addingOption, matchingOptions, optionsWithOffer } from './technology-options.ts'

const list = q(technologies.list)

/** More than this is found by typing. */
const shownTechnologies = 100

type Props = Omit<MultiSelectProps, 'label' | 'data' | 'value' | 'defaultValue' | 'onChange'> & {
  value: readonly number[]
  onChange: (ids: number[]) => void
}

/** The tech stack of a person or a project. A technology that is missing from the list is added by typing its name. */
export function TechnologySelect({ value, onChange, placeholder, description, error, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  const queryClient = useQueryClient()
  const known = useQuery(list)
  const create = useApiMutation(technologies.create)

  const addTyped = async () => {
    const added = await create.mutateAsync({ body: { technology: { name: typed.trim() } } })
    // At once, so that the choice has its name before the list has been fetched again.
    queryClient.setQueryData(list.queryKey, (before) => [...(before ?? []), added])
    onChange([...value, added.id])
    setTyped('')
  }

  const choose = (ids: string[]) => {
    // A refusal is shown under the field (`create.error`); somebody else may just have added the name.
    if (ids.includes(addingOption)) addTyped().catch(() => known.refetch())
    else onChange(ids.map(Number))
  }

  const failure = create.error?.message ?? (known.isLoadingError ? t.technologies.failed : error)
  return (
    <MultiSelect
      searchable
      selectFirstOptionOnChange
      limit={shownTechnologies}
      label={t.technologies.label}
      nothingFoundMessage={t.fields.nothingFound}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      rightSection={create.isPending || known.isPending ? <Loader size="xs" /> : undefined}
      {...rest}
      placeholder={value.length === 0 ? placeholder : undefined}
      description={failure ? undefined : description}
      data={optionsWithOffer(known.data ?? [], typed)}
      filter={({ options, search }) => matchingOptions(options, search)}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value.map(String)}
      onChange={choose}
      error={failure}
    />
  )
}
