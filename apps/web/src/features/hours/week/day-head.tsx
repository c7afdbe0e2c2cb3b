import type { Day } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { t } from '../../../messages/messages.ts'
import styles from './day-head.module.css'
import type { WeekDay } from './week-days.ts'

type Props = {
  date: Day
  today: Day
  /** The hours of the day; undefined until they are known, and while no person is chosen. */
  day: WeekDay | undefined
}

/** Names the day that the page shows, with its hours and its norm. */
export const DayHead = ({ date, today, day }: Props) => (
  <h2 className={styles.head}>
    <time dateTime={date}>{t.hours.dayHead(date, today)}</time>
    {day && <span className={styles.hours}>{hoursOf(day)}</span>}
  </h2>
)

const hoursOf = ({ hours, norm }: WeekDay) =>
  t.hours.headHours(formatHours(hours), norm > 0 ? formatHours(norm) : undefined)
