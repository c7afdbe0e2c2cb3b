import { Autocomplete } from '@mantine/core'
import { categories } from '@portal/contract/categories'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { proposed } from '../../shared/fields/proposed.ts'
import { useSettled } from '../../shared/use-settled.ts'

type Props = { value: string; onChange: (text: string) => void }

export function CategorySearch({ value, onChange }: Props) {
  const all = useQuery(q(categories.list))
  const [text, setText] = useSettled(value, onChange)
  return (
    <Autocomplete
      aria-label={t.categories.search}
      placeholder={t.categories.search}
      leftSection={<IconSearch size={18} aria-hidden />}
      data={all.data?.map((category) => category.name) ?? []}
      limit={8}
      filter={proposed}
      value={text}
      onChange={setText}
      clearable
      clearButtonProps={{ 'aria-label': t.fields.clear }}
    />
  )
}
