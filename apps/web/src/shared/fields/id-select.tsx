import '../../theme/mantine-fields.css'
import { Select, type SelectProps } from '@mantine/core'
import { t } from '../../messages/messages.ts'

/** A thing with a number, as selects offer it. */
export type Choice = { id: number; name: string; disabled?: boolean }

/** More than this is found by typing: a list of a thousand names must open at once. */
const shownChoices = 100

const toItems = (choices: readonly Choice[] | undefined) =>
  (choices ?? []).map(({ id, name, disabled = false }) => ({ value: String(id), label: name, disabled }))

type Own = 'data' | 'value' | 'defaultValue' | 'onChange'

type IdSelectProps = Omit<SelectProps, Own> & {
  /** Undefined while they are being loaded. */
  choices: readonly Choice[] | undefined
  value?: number | null | undefined
  onChange: (id: number | null) => void
}

/** Chooses one thing by its number; typing searches. */
export function IdSelect({ choices, value, onChange, ...rest }: IdSelectProps) {
  return (
    <Select
      searchable
      limit={shownChoices}
      nothingFoundMessage={t.fields.nothingFound}
      clearButtonProps={{ 'aria-label': t.fields.clear }}
      {...rest}
      // Marking the option that is chosen comes late and unmarks the first one found; with none chosen there is no such.
      selectFirstOptionOnDropdownOpen={rest.selectFirstOptionOnChange === true && value == null}
      data={toItems(choices)}
      value={value == null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  )
}
