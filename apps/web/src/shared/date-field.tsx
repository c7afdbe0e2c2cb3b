import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { type Day, parseTypedDay } from '@portal/domain/days'
import type { FormEvent } from 'react'
import { t } from '../messages/messages.ts'
import { calendarLabels, calendarSettings } from './calendar-settings.ts'
import { caretAfterDigits, maskDay } from './day-mask.ts'

type Props = Omit<DateInputProps, 'value' | 'onChange' | 'valueFormat' | 'dateParser'> & {
  value?: Day | null | undefined
  onChange: (day: Day | null) => void
}

/** A day, typed as dd.mm.yyyy or picked. What is no date is put back to the last one when the field is left. */
export function DateField({ onChange, ...rest }: Props) {
  return (
    <DateInput
      {...calendarSettings}
      placeholder={t.fields.datePlaceholder}
      inputMode="numeric"
      {...rest}
      ariaLabels={calendarLabels}
      valueFormat="DD.MM.YYYY"
      dateParser={(text) => parseTypedDay(text) ?? null}
      onInput={applyMask}
      onChange={onChange}
    />
  )
}

/** Runs before React reads the value, so the field never holds anything but the mask. */
function applyMask(event: FormEvent<HTMLInputElement>) {
  const { currentTarget: input, nativeEvent } = event
  const isDeleting = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
  const caret = input.selectionStart ?? input.value.length
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length
  const masked = maskDay(input.value, isDeleting)
  if (masked === input.value) return
  input.value = masked
  const position = isDeleting ? Math.min(caret, masked.length) : caretAfterDigits(masked, digitsBefore)
  input.setSelectionRange(position, position)
}
