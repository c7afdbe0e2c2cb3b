import { Loader, MultiSelect } from '@mantine/core'
import { technologies } from '@portal/contract/technologies'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { addOption, matchingOptions, technologyOptions } from './technology-options.ts'

const list = q(technologies.list)

type Props = {
  label: string
  value: string[]
  onChange: (ids: string[]) => void
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

  const addTyped = async (chosen: string[]) => {
    const name = typed.trim()
    const added = await add.mutateAsync({ body: { technology: { name } } })
    // Known at once, so that the choice has its name; asked again for what others added meanwhile.
    queryClient.setQueryData(list.queryKey, (before) => [...(before ?? []), added])
    void queryClient.invalidateQueries(list)
    onChange([...chosen, String(added.id)])
  }

  const choose = (ids: string[]) => {
    if (!ids.includes(addOption)) return onChange(ids)
    // A refusal stands under the field: `add.error`.
    addTyped(ids.filter((id) => id !== addOption)).catch(() => known.refetch())
  }

  return (
    <MultiSelect
      {...field}
      value={value}
      onChange={choose}
      data={technologyOptions(known.data ?? [], typed)}
      filter={({ options, search }) => matchingOptions(options, search)}
      searchValue={typed}
      onSearchChange={setTyped}
      selectFirstOptionOnChange
      limit={100}
      placeholder={value.length === 0 ? t.projects.selectTechnologies : undefined}
      description={t.projects.technologiesHint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      nothingFoundMessage={t.fields.nothingFound}
      rightSection={add.isPending || known.isPending ? <Loader size="xs" /> : undefined}
      error={add.error?.message ?? (known.isError ? t.projects.technologiesFailed : error)}
    />
  )
}
