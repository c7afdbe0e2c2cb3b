import { NativeSelect } from '@mantine/core'
import { IconArrowsSort } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import type { Sorting } from './data-columns.ts'

type Props = { columns: readonly { title: string; sort?: string }[]; sorting: Sorting }

/** Sorts a phone's cards, which have no column headers. */
export function SortSelect({ columns, sorting: { value, onChange } }: Props) {
  const choices = columns.flatMap(({ title, sort }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: t.lists.ascending(title) },
          { value: `-${sort}`, label: t.lists.descending(title) },
        ],
  )
  return (
    <NativeSelect
      aria-label={t.lists.sort}
      leftSection={<IconArrowsSort size={18} aria-hidden />}
      data={[{ value: '', label: t.lists.unsorted }, ...choices]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
}
