import { formatHours } from '@portal/domain/hours/hours'
import { Link } from '@tanstack/react-router'
import { t } from '../../../../messages/messages.ts'
import { dayLink } from '../day-links.ts'
import type { MonthDay } from '../month-view.ts'
import { CalendarEntries } from './calendar-entries.tsx'
import styles from './day-cell.module.css'
import { markWords } from './mark-words.ts'

type Props = { day: MonthDay; isLoaded: boolean; isTabStop: boolean; userId: number | undefined }

/** A day of the grid. The link of its number covers the whole cell. */
export function DayCell({ day, isLoaded, isTabStop, userId }: Props) {
  const { date, isInMonth, isFuture, isToday, hours, mark } = day
  if (!isInMonth) return <td className={styles.cell} data-outside />
  const number = t.days.dayOfMonth(date)
  return (
    <td
      className={styles.cell}
      data-off={day.isWeekend || day.holiday !== undefined || undefined}
      data-amiss={mark}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <div className={styles.head}>
        {isFuture ? (
          <time dateTime={date} className={styles.number}>
            {number}
          </time>
        ) : (
          <Link
            {...dayLink(userId, date)}
            className={`${styles.number} ${styles.link}`}
            aria-label={t.calendar.openDay(date)}
            data-day={date}
            tabIndex={isTabStop ? 0 : -1}
          >
            {number}
          </Link>
        )}
        {hours > 0 && <span className={styles.hours}>{t.calendar.hours(formatHours(hours))}</span>}
      </div>
      {mark && <p className={styles.amiss}>{markWords(day)}</p>}
      {isLoaded ? <CalendarEntries day={day} /> : <Waiting isOff={day.isWeekend} />}
    </td>
  )
}

/** Stands in place of the records that are loading; invisible for the first moment. */
const Waiting = ({ isOff }: { isOff: boolean }) => (isOff ? null : <span className={styles.waiting} />)
