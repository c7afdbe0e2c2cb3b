import type { Day } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refusal } from '../../../messages/refusals.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { problemOf, type TypedDay } from '../../../shared/dates/typed-day.ts'
import { holidaysAround } from '../hours-queries.ts'

type Props = {
  'aria-label': string
  className: string
  date: Day
  today: Day
  onChoose: (day: Day) => void
  /** Called instead of `onChoose` with a day that was typed before the field was left. */
  onLeave: (day: Day) => void
  /** Whether the field shows the chosen day; it does not while it holds another text. */
  onClear: (isClear: boolean) => void
}

/**
 * A date field whose calendar marks and names the public holidays of whatever month it shows. A typed day is chosen when
 * typing ends, because half a date may be a day of another year.
 */
export function CalendarField({ date, today, onChoose, onLeave, onClear, ...looks }: Props) {
  const [shown, setShown] = useState(date)
  const [draft, setDraft] = useState<{ value: TypedDay; basedOn: Day }>()
  const { data } = useQuery(holidaysAround(shown))
  const holidayOn = (day: Day) => data?.find((holiday) => holiday.date === day)?.title
  const isDraft = draft?.basedOn === date
  const hold = (value: TypedDay) => {
    setDraft({ value, basedOn: date })
    onClear(value === date)
  }
  const commit = (value: TypedDay) => {
    if (value !== null && problemOf(value, { maxDate: today }) !== undefined) return hold(value)
    setDraft(undefined)
    onClear(true)
    if (value === null || value === date) return
    // While a field is being left, nothing has the focus.
    if (document.activeElement === document.body) onLeave(value)
    else onChoose(value)
  }
  return (
    <DateField
      {...looks}
      withinPortal={false}
      value={isDraft ? draft.value : date}
      maxDate={today}
      tooLate={refusal('records.in_the_future')}
      onChange={hold}
      onCommit={commit}
      onShow={setShown}
      nameOf={holidayOn}
    />
  )
}
