import '../../theme/mantine-fields.css'
import '@mantine/dates/styles.layer.css'
import { DateInput, type DateInputProps } from '@mantine/dates'
import { type Day, parseTypedDay } from '@portal/domain/days'
import { type FormEvent, useState } from 'react'
import { t } from '../../messages/messages.ts'
import styles from './date-field.module.css'
import { caretAfterDigits, maskDay } from './day-mask.ts'

/** Weeks start on Monday; Saturday and Sunday stand out. */
const calendarSettings: Pick<DateInputProps, 'firstDayOfWeek' | 'weekendDays'> = {
  firstDayOfWeek: 1,
  weekendDays: [0, 6],
}

const calendarLabels = {
  previousMonth: t.fields.previousMonth,
  nextMonth: t.fields.nextMonth,
  previousYear: t.fields.previousYear,
  nextYear: t.fields.nextYear,
}

type Own = 'value' | 'onChange' | 'valueFormat' | 'dateParser' | 'classNames' | 'onKeyDown' | 'onClick'

type Props = Omit<DateInputProps, Own> & {
  value?: Day | null | undefined
  onChange: (day: Day | null) => void
}

/**
 * A day, typed as dd.mm.yyyy or picked. What is no date is put back to the last one when the field is left. The
 * calendar goes once a day is there: it would cover what stands below. Escape closes it first and a form after it.
 */
export function DateField({ onChange, onFocus, onBlur, popoverProps, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DateInput
      {...calendarSettings}
      placeholder={t.fields.datePlaceholder}
      inputMode="numeric"
      clearButtonProps={{ 'aria-label': t.fields.clear }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...rest}
      classNames={{ day: styles.day ?? '' }}
      popoverProps={{ ...popoverProps, opened: isOpen }}
      data-mantine-stop-propagation={isOpen || undefined}
      ariaLabels={calendarLabels}
      valueFormat="DD.MM.YYYY"
      dateParser={(text) => parseTypedDay(text) ?? null}
      onInput={applyMask}
      onChange={(day) => {
        onChange(day)
        setOpen(false)
      }}
      onClick={() => setOpen(true)}
      onFocus={(event) => {
        onFocus?.(event)
        setOpen(true)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        setOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === 'Escape') setOpen(false)
      }}
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
