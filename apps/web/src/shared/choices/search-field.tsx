import { Autocomplete } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { useSettled } from '../use-settled.ts'
import { proposed } from './proposed.ts'

type Props = {
  label: string
  /** By default the label. */
  placeholder?: string
  className?: string | undefined
  value: string
  /** Called once typing pauses. */
  onChange: (text: string) => void
  /** Those that contain every typed word are proposed. */
  names: readonly string[] | undefined
  error?: ReactNode
}

/** The text filter of a list, which proposes names. */
export function SearchField({ label, placeholder = label, value, onChange, names = [], ...rest }: Props) {
  const [text, setText] = useSettled(value, onChange)
  return (
    <Autocomplete
      {...rest}
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden />}
      data={[...new Set(names)]}
      limit={8}
      filter={proposed}
      value={text}
      onChange={setText}
      clearable
      clearButtonProps={{ 'aria-label': t.fields.clear }}
    />
  )
}
