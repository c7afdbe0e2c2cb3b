import '@mantine/dates/styles.layer.css'
import { MonthPickerInput, type MonthPickerInputProps } from '@mantine/dates'
import { firstDayOf, type Month, monthOf } from '@portal/domain/days'
import { t } from '../messages/messages.ts'
import { calendarLabels } from './calendar-settings.ts'

type Props = Omit<
  MonthPickerInputProps<'default'>,
  'value' | 'onChange' | 'valueFormat' | 'minDate' | 'maxDate' | 'type'
> & {
  value?: Month | null | undefined
  onChange: (month: Month | null) => void
  min?: Month
  max?: Month
}

/** A month, picked; shown as MM.YYYY. */
export function MonthField({ value, onChange, min, max, ...rest }: Props) {
  return (
    <MonthPickerInput
      placeholder={t.fields.monthPlaceholder}
      {...rest}
      ariaLabels={calendarLabels}
      valueFormat="MM.YYYY"
      value={value ? firstDayOf(value) : null}
      onChange={(day) => onChange(day === null ? null : monthOf(day))}
      minDate={min === undefined ? undefined : firstDayOf(min)}
      maxDate={max === undefined ? undefined : firstDayOf(max)}
    />
  )
}
