import { Autocomplete, TextInput } from '@mantine/core'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { proposed } from '../../../shared/fields/proposed.ts'
import { useSettled } from '../../../shared/use-settled.ts'
import { yearsFrom } from './candidate-filter.ts'

type Props = {
  'aria-label': string
  placeholder: string
  className: string | undefined
  value: string
  onChange: (value: string) => void
}

const magnifier = <IconSearch size={18} aria-hidden />

const mostProposed = 8

/** Part of a name; names that hold it are proposed. */
export function NameFilter({ vacancyId, value, onChange, ...looks }: Props & { vacancyId: number }) {
  const [text, setText] = useSettled(value, onChange)
  const names = useQuery({
    ...q(candidates.names, { query: { vacancy_id: vacancyId, name: value, limit: mostProposed } }),
    placeholderData: (before) => before,
  })
  const found = names.data?.candidates.map(({ full_name }) => full_name) ?? []
  return (
    <Autocomplete
      {...looks}
      leftSection={magnifier}
      data={[...new Set(found)]}
      limit={mostProposed}
      filter={proposed}
      error={names.isLoadingError && t.candidates.namesFailed}
      value={text}
      onChange={setText}
      clearable
      clearButtonProps={{ 'aria-label': t.fields.clear }}
    />
  )
}

export function PositionFilter({ value, onChange, ...looks }: Props) {
  const [text, setText] = useSettled(value, onChange)
  return (
    <TextInput
      {...looks}
      type="search"
      leftSection={magnifier}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  )
}

/** The least years of experience. While the text is no number the list stays as it is. */
export function ExperienceFilter({ value, onChange, ...looks }: Props) {
  const [text, setText] = useSettled(value, (typed) => {
    const years = yearsFrom(typed)
    if (years !== undefined) onChange(years)
  })
  return (
    <TextInput
      {...looks}
      type="search"
      inputMode="decimal"
      error={yearsFrom(text) === undefined && t.candidates.yearsInvalid}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  )
}
