import { monthOf } from '@portal/domain/days'
import { useToday } from '../../session/use-user.ts'
import { PickerField, type PickerFieldProps } from '../dates/picker-field.tsx'
import { knownValue, type TypedValue } from '../dates/typed-value.ts'
import { MonthCalendar } from './month-calendar-part.ts'
import { monthKind } from './typed-month.ts'

type Props = PickerFieldProps & { minMonth?: TypedValue | undefined; maxMonth?: TypedValue | undefined }

/** A month of a form, typed or picked; may be empty. A text that is no month is the field's value, which the schema refuses. */
export function MonthInput({ minMonth = null, maxMonth = null, ...field }: Props) {
  const today = useToday()
  const limits = { min: knownValue(minMonth, monthKind), max: knownValue(maxMonth, monthKind) }
  return (
    <PickerField
      {...field}
      kind={monthKind}
      limits={limits}
      start={monthOf(today)}
      preload={MonthCalendar.preload}
      calendar={(state) => <MonthCalendar {...state} limits={limits} />}
    />
  )
}
