import type { Day } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { DateButton } from '../../../shared/dates/date-button.tsx'
import { dayOf, type TypedDay } from '../../../shared/dates/typed-day.ts'
import { holidaysAround } from '../hours-queries.ts'

type Props = {
  date: Day
  today: Day
  onChoose: (day: Day) => void
  /** Called instead of `onChoose` with a day that was typed before the calendar was left. */
  onLeave: (day: Day) => void
  /** Whether the field shows the chosen day; it does not while it holds another text. */
  onClear: (isClear: boolean) => void
  caption: ReactNode
  /** The day in words. */
  children: ReactNode
}

/**
 * The day in words, whose calendar marks and names the public holidays of whatever month it shows. A typed day is chosen
 * when typing ends, because half a date may be a day of another year.
 */
export function CalendarField({ date, today, onChoose, onLeave, onClear, ...looks }: Props) {
  const [shown, setShown] = useState(date)
  const [draft, setDraft] = useState<{ value: TypedDay; basedOn: Day }>()
  const { data } = useQuery(holidaysAround(shown))
  const value = draft?.basedOn === date ? draft.value : date
  const drop = () => {
    setDraft(undefined)
    onClear(true)
  }
  return (
    <DateButton
      {...looks}
      label={t.hours.date}
      value={value}
      start={date}
      maxDate={today}
      tooLate={refusal('records.in_the_future')}
      onChange={(typed) => {
        setDraft({ value: typed, basedOn: date })
        onClear(typed === date)
      }}
      onChoose={(day) => {
        drop()
        onChoose(day)
      }}
      onCancel={drop}
      onLeave={() => {
        drop()
        const typed = dayOf(value)
        if (typed !== undefined && typed !== date && typed <= today) onLeave(typed)
      }}
      onShow={setShown}
      nameOf={(day) => data?.find((holiday) => holiday.date === day)?.title}
    />
  )
}
