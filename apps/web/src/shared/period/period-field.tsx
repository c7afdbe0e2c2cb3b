import { type Day, monthOf } from '@portal/domain/days'
import { useState } from 'react'
import { refusal } from '../../messages/refusals.ts'
import { DateField } from '../dates/date-field.tsx'
import { problemOf, type TypedDay } from '../dates/typed-day.ts'
import { MonthField } from './month-field.tsx'
import type { Period } from './period.ts'

type Props = {
  'aria-label': string
  className: string
  period: Period
  latest: Day | undefined
  onChoose: (period: Period) => void
}

/** The field of a month or a day. */
export function PeriodField({ period, latest, onChoose, ...looks }: Props) {
  if (period.by === 'day') {
    return (
      <DayField
        {...looks}
        value={period.day}
        latest={latest}
        onChange={(day) => onChoose({ by: 'day', day })}
      />
    )
  }
  return (
    <MonthField
      {...looks}
      value={period.month}
      maxMonth={latest && monthOf(latest)}
      onChange={(month) => onChoose({ by: 'month', month })}
    />
  )
}

type DayProps = Pick<Props, 'aria-label' | 'className' | 'latest'> & {
  value: Day
  onChange: (day: Day) => void
}

/** The field of a day. A typed day is chosen when typing ends, because half a date may be a day of another year. */
function DayField({ value, latest, onChange, ...looks }: DayProps) {
  const [draft, setDraft] = useState<{ value: TypedDay; basedOn: Day }>()
  const hold = (next: TypedDay) => setDraft({ value: next, basedOn: value })
  const commit = (next: TypedDay) => {
    if (next !== null && problemOf(next, { maxDate: latest }) !== undefined) return hold(next)
    setDraft(undefined)
    if (next !== null && next !== value) onChange(next)
  }
  return (
    <DateField
      {...looks}
      withinPortal={false}
      value={draft?.basedOn === value ? draft.value : value}
      maxDate={latest}
      tooLate={refusal('records.in_the_future')}
      onChange={hold}
      onCommit={commit}
    />
  )
}
