import { TextInput } from '@mantine/core'
import { candidates } from '@portal/contract/candidates/candidate-routes'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { SearchField } from '../../../shared/choices/search-field.tsx'
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

/** Part of a name; names that hold it are proposed. */
export function NameFilter({
  vacancyId,
  'aria-label': label,
  value,
  ...rest
}: Props & { vacancyId: number | undefined }) {
  const names = useQuery({
    ...q(candidates.names, { query: { vacancy_id: vacancyId, name: value, limit: 8 } }),
    placeholderData: (before) => before,
  })
  return (
    <SearchField
      {...rest}
      label={label}
      value={value}
      names={names.data?.candidates.map(({ full_name }) => full_name)}
      error={names.isLoadingError && t.candidates.namesFailed}
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
