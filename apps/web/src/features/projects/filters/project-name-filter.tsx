import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { useSettled } from '../../../shared/use-settled.ts'
import type { ProjectFilters } from '../project-search.ts'

type Props = { filters: ProjectFilters; onChange: (filters: ProjectFilters) => void }

export function ProjectNameFilter({ filters, onChange }: Props) {
  const settle = (name: string) => onChange({ ...filters, name: name === '' ? undefined : name })
  const [text, setText] = useSettled(filters.name ?? '', settle)
  return (
    <TextInput
      label={t.projects.project}
      type="search"
      placeholder={t.projects.searchName}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  )
}
