import { type Day, formatDay, monthOf } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { kindColors } from '../kind-colors.ts'
import styles from './holiday-caption.module.css'
import { holidaysAround } from './holidays-around.ts'

/** Names the holiday of the chosen day, or those of its month. Says nothing until they are known. */
export function HolidayCaption({ date }: { date: Day }) {
  const { data } = useQuery(holidaysAround(date))
  const ofMonth = data?.filter((holiday) => monthOf(holiday.date) === monthOf(date)) ?? []
  const ofDay = ofMonth.find((holiday) => holiday.date === date)
  const names = ofMonth.map(({ date: day, title }) => t.hours.holidayInMonth(dayAndMonth(day), title))
  return (
    <p className={styles.caption}>
      {ofMonth.length > 0 && (
        <span className={styles.dot} style={{ backgroundColor: kindColors.holiday }} aria-hidden="true" />
      )}
      {ofDay && <strong className={styles.ofDay}>{t.hours.holidayOnDay(ofDay.title)}</strong>}
      {!ofDay && names.length > 0 && t.hours.holidaysOfMonth(date, names)}
      {data && names.length === 0 && t.hours.noHolidays(date)}
    </p>
  )
}

/** `DD.MM` */
const dayAndMonth = (day: Day) => formatDay(day).slice(0, 5)
