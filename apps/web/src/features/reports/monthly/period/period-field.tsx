import { type Day, monthOf } from '@portal/domain/days'
import { useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import { DateField } from '../../../../shared/dates/date-field.tsx'
import { MonthField } from '../../../../shared/dates/month-field.tsx'
import { problemOf, type TypedDay } from '../../../../shared/dates/typed-day.ts'
import type { Period } from './report-period.ts'

type Props = {
  'aria-label': string
  className: string
  autoFocus: boolean
  period: Period
  today: Day
  onChoose: (period: Period) => void
}

/** The month or the day of the report, never one of the future. */
export function PeriodField({ period, today, onChoose, ...looks }: Props) {
  if (period.by === 'day') {
    return (
      <DayField
        {...looks}
        value={period.day}
        today={today}
        onChange={(day) => onChoose({ by: 'day', day })}
      />
    )
  }
  return (
    <MonthField
      {...looks}
      value={period.month}
      maxMonth={monthOf(today)}
      onChange={(month) => onChoose({ by: 'month', month })}
    />
  )
}

type DayProps = Pick<Props, 'aria-label' | 'className' | 'autoFocus' | 'today'> & {
  value: Day
  onChange: (day: Day) => void
}

/** A typed day is chosen when typing ends, because half a date may be a day of another year. */
function DayField({ value, today, onChange, ...looks }: DayProps) {
  const [draft, setDraft] = useState<{ value: TypedDay; basedOn: Day }>()
  const hold = (next: TypedDay) => setDraft({ value: next, basedOn: value })
  const commit = (next: TypedDay) => {
    if (next !== null && problemOf(next, { maxDate: today }) !== undefined) return hold(next)
    setDraft(undefined)
    if (next !== null && next !== value) onChange(next)
  }
  return (
    <DateField
      {...looks}
      withinPortal={false}
      value={draft?.basedOn === value ? draft.value : value}
      maxDate={today}
      tooLate={t.monthlyReport.dateInFuture}
      onChange={hold}
      onCommit={commit}
    />
  )
}
