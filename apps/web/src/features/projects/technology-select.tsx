import { Loader, MultiSelect } from '@mantine/core'
import { technologies } from '@portal/contract/technologies'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { addOption, matchingOptions, technologyOptions } from './technology-options.ts'

const list = q(technologies.list)

type Props = {
  value: readonly number[]
  onChange: (ids: number[]) => void
  onBlur?: () => void
  error?: ReactNode
  withAsterisk?: boolean
}

/** The tech stack of a project. A name that is missing is added to the company's technologies from here. */
export function TechnologySelect({ value, onChange, error, ...field }: Props) {
  const [typed, setTyped] = useState('')
  const queryClient = useQueryClient()
  const known = useQuery(list)
  const add = useApiMutation(technologies.create)

  const addTyped = async () => {
    const added = await add.mutateAsync({ body: { technology: { name: typed.trim() } } })
    // At once, so that the choice has its name before the list has been fetched again.
    queryClient.setQueryData(list.queryKey, (before) => [...(before ?? []), added])
    onChange([...value, added.id])
  }

  const choose = (ids: string[]) => {
    // A refusal stands under the field: `add.error`.
    if (ids.includes(addOption)) addTyped().catch(() => known.refetch())
    else onChange(ids.map(Number))
  }

  const failure = add.error?.message ?? (known.isLoadingError ? t.projects.technologiesFailed : error)
  return (
    <MultiSelect
      label={t.projects.techStack}
      {...field}
      value={value.map(String)}
      onChange={choose}
      data={technologyOptions(known.data ?? [], typed)}
      filter={({ options, search }) => matchingOptions(options, search)}
      searchValue={typed}
      onSearchChange={setTyped}
      selectFirstOptionOnChange
      placeholder={value.length === 0 ? t.projects.selectTechnologies : undefined}
      description={failure ? undefined : t.projects.technologiesHint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      nothingFoundMessage={t.fields.nothingFound}
      rightSection={add.isPending || known.isPending ? <Loader size="xs" /> : undefined}
      error={failure}
    />
  )
}
