import '../../theme/mantine-fields.css'
import { NativeSelect, Select } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import { useIsTouch } from '../breakpoints.ts'
import type { FieldLooks } from './choices.ts'

/** Shorter lists are the device's own on touch screens. */
const shortBelow = 10

export const isShort = (choices: readonly unknown[] | undefined) =>
  choices !== undefined && choices.length < shortBelow

type Option<Value extends string> = { value: Value; label: string; disabled?: boolean }

type Props<Value extends string> = FieldLooks & {
  options: readonly Option<Value>[]
  value?: Value | null | undefined
  onChange: (value: Value | null) => void
  clearable?: boolean
}

/** Chooses one of a few fixed words. */
export function ShortSelect<Value extends string>(props: Props<Value>) {
  const { options, value = null, onChange, clearable = false, placeholder, fieldRef, ...looks } = props
  const isTouch = useIsTouch()
  const choose = (chosen: string | null) =>
    onChange(options.find((option) => option.value === chosen)?.value ?? null)
  if (!isTouch) {
    return (
      <Select
        {...looks}
        {...(fieldRef && { ref: fieldRef })}
        placeholder={placeholder}
        data={[...options]}
        searchable={false}
        clearable={clearable}
        clearButtonProps={{ 'aria-label': t.fields.clear }}
        value={value}
        onChange={choose}
      />
    )
  }
  const none = { value: '', label: placeholder ?? '', disabled: !clearable }
  return (
    <NativeSelect
      {...looks}
      {...(fieldRef && { ref: fieldRef })}
      data={value === null || clearable ? [none, ...options] : [...options]}
      value={value ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}
