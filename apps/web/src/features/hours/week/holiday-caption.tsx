import { addDays, type Day, formatDay } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { markColor } from '../../../reference/record-kinds.ts'
import { holidaysAround } from '../hours-queries.ts'
import styles from './holiday-caption.module.css'

/** How many days before and after the chosen one a holiday is near. */
const nearDays = 7

type Props = {
  date: Day
  /** Whether only a holiday of the day itself is named. */
  isOfDayOnly?: boolean
}

/** Names the holiday of the chosen day, or those near to it; nothing where there are none. */
export function HolidayCaption({ date, isOfDayOnly = false }: Props) {
  const { data = [] } = useQuery(holidaysAround(date))
  const ofDay = data.find((holiday) => holiday.date === date)
  const near = data.filter(
    (holiday) => holiday.date >= addDays(date, -nearDays) && holiday.date <= addDays(date, nearDays),
  )
  if (near.length === 0 || (isOfDayOnly && !ofDay)) return null
  const names = near.map(({ date: day, title }) => t.hours.holidayNear(dayAndMonth(day), title))
  return (
    <p className={styles.caption}>
      <span className={styles.dot} style={{ backgroundColor: markColor('holiday') }} aria-hidden="true" />
      {ofDay ? (
        <strong className={styles.ofDay}>{t.hours.holidayOnDay(ofDay.title)}</strong>
      ) : (
        t.hours.holidaysNear(names)
      )}
    </p>
  )
}

/** The day as `DD.MM`. */
const dayAndMonth = (day: Day) => formatDay(day).slice(0, 5)
