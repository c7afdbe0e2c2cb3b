import type { Day } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { holidaysAround } from '../hours-queries.ts'
import styles from './calendar-field.module.css'

type Props = {
  'aria-label': string
  className: string
  autoFocus: boolean
  rightSection: ReactNode
  date: Day
  today: Day
  onChoose: (day: Day) => void
}

/** A date field whose calendar marks and names the public holidays of whatever month it shows. */
export function CalendarField({ date, today, onChoose, ...looks }: Props) {
  const [shown, setShown] = useState(date)
  const { data } = useQuery(holidaysAround(shown))
  const holidayOn = (day: Day) => data?.find((holiday) => holiday.date === day)?.title
  return (
    <DateField
      {...looks}
      // Inside the page's main part, where the Tab key and screen readers meet it after the field.
      popoverProps={{ withinPortal: false }}
      value={date}
      maxDate={today}
      onChange={(day) => day !== null && onChoose(day)}
      onDateChange={setShown}
      getDayProps={(day) => {
        const title = holidayOn(day)
        return title === undefined ? {} : { title, className: styles.holiday ?? '' }
      }}
      getDayAriaLabel={(day) => t.hours.dayWithHoliday(day, holidayOn(day))}
    />
  )
}
