import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useSettled } from '../use-settled.ts'

type Props = {
  label: string
  /** What the search looks for; the label where nothing else is said. */
  placeholder?: string
  value: string | undefined
  /** Called once typing pauses; with nothing where nothing is left. */
  onChange: (text: string | undefined) => void
}

/** The text by which a list is searched. */
export function TextSearch({ label, placeholder = label, value = '', onChange }: Props) {
  const [text, setText] = useSettled(value, (settled) => onChange(settled || undefined))
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  )
}
