import type { Day } from '@portal/domain/days'
import { parseTypedDay } from '@portal/domain/typed-days'
import { useToday } from '../../session/use-user.ts'
import { DateCalendar } from './calendar-part.ts'
import type { CalendarLooks } from './date-calendar.tsx'
import { PickerField, type PickerFieldProps } from './picker-field.tsx'
import { dayKind, dayOf, type TypedDay } from './typed-day.ts'

type Props = PickerFieldProps &
  CalendarLooks & {
    minDate?: TypedDay | undefined
    maxDate?: Day | undefined
    /** The last year that two typed digits can mean: this year for a birth date. */
    latestYear?: number
    /** The day at which the calendar of an empty field opens; today by default. */
    opensAt?: Day | undefined
  }

/** A day, typed or picked. A text that is not a date is the field's value, which the form's schema refuses. */
export function DateField(props: Props) {
  const { minDate, maxDate, latestYear, opensAt, nameOf, mayPick, onShow, ...field } = props
  const today = useToday()
  const limits = { min: dayOf(minDate), max: maxDate }
  return (
    <PickerField
      {...field}
      kind={{ ...dayKind, parse: (text) => parseTypedDay(text, latestYear) }}
      limits={limits}
      start={opensAt ?? today}
      preload={DateCalendar.preload}
      calendar={(state) => <DateCalendar {...state} limits={limits} {...{ nameOf, mayPick, onShow }} />}
    />
  )
}
