import type { FieldLooks } from './choices.ts'
import { IdSelect } from './id-select.tsx'

type Option<Value extends string> = {
  value: Value
  label: string
  /** A second line, such as why the option cannot be chosen. */
  hint?: string | undefined
  disabled?: boolean
}

type Props<Value extends string> = FieldLooks & {
  options: readonly Option<Value>[]
  value?: Value | null | undefined
  onChange: (value: Value | null) => void
  clearable?: boolean
}

/** Chooses one of a few fixed words. */
export function ShortSelect<Value extends string>({ options, value, onChange, ...rest }: Props<Value>) {
  const place = options.findIndex((option) => option.value === value)
  return (
    <IdSelect
      {...rest}
      choices={options.map(({ label, hint, disabled = false }, id) => ({ id, name: label, hint, disabled }))}
      value={place === -1 ? null : place}
      onChange={(id) => onChange((id === null ? undefined : options[id]?.value) ?? null)}
    />
  )
}
