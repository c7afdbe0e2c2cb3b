import type { TextInputProps } from '@mantine/core'
import type { Month } from '@portal/domain/days'
import { useState } from 'react'
import { PickerField } from '../dates/picker-field.tsx'
import { problemIn, type TypedValue } from '../dates/typed-value.ts'
import { MonthCalendar } from './month-calendar-part.ts'
import { monthKind } from './typed-month.ts'

type Props = Pick<TextInputProps, 'aria-label' | 'className' | 'autoFocus'> & {
  value: Month
  onChange: (month: Month) => void
  minMonth?: Month | undefined
  maxMonth?: Month | undefined
}

/**
 * A month, typed or picked. A typed month is chosen when typing ends; a text that is not an allowed month stays in the
 * field, with a sentence, and chooses nothing.
 */
export function MonthField({ value, onChange, minMonth, maxMonth, ...looks }: Props) {
  const [draft, setDraft] = useState<{ value: TypedValue; basedOn: Month }>()
  const limits = { min: minMonth, max: maxMonth }
  const hold = (next: TypedValue) => setDraft({ value: next, basedOn: value })
  const commit = (next: TypedValue) => {
    if (problemIn(next, monthKind, limits) !== undefined) return hold(next)
    setDraft(undefined)
    if (next !== null && next !== value) onChange(next)
  }
  return (
    <PickerField
      {...looks}
      kind={monthKind}
      limits={limits}
      start={value}
      preload={MonthCalendar.preload}
      withinPortal={false}
      value={draft?.basedOn === value ? draft.value : value}
      onChange={hold}
      onCommit={commit}
      calendar={(state) => <MonthCalendar {...state} limits={limits} />}
    />
  )
}
