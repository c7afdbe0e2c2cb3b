import { type Day, isoWeekday, type Month, weekOf } from '@portal/domain/days'
import { formatHours, formatMissingHours } from '@portal/domain/hours/hours'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { t } from '../../../../messages/messages.ts'
import { kindName, markColor } from '../../../../reference/record-kinds.ts'
import { WorkedLeaveNotice } from '../../../../reference/worked-leave-notice.tsx'
import { dayLink } from '../day-links.ts'
import { isLeave, type MonthDay, type MonthView } from '../month-view.ts'
import { CalendarEntries } from './calendar-entries.tsx'
import { markWords } from './mark-words.ts'
import styles from './phone-month.module.css'

type Props = {
  month: Month
  view: MonthView
  isLoaded: boolean
  /** Whether another month is loading, and this one is shown meanwhile. */
  isOutdated: boolean
  listed: Day
  onList: (day: Day) => void
  /** The person whose day the link leads to; undefined for one's own. */
  userId: number | undefined
}

/** Shows a month on a phone: a picker with dots in the colours of each day, and the list of the chosen day. */
export function PhoneMonth({ month, view, isLoaded, isOutdated, listed, onList, userId }: Props) {
  const name = useId()
  const days = view.weeks.flat().filter((day) => day.isInMonth)
  const chosen = days.find((day) => day.date === listed) ?? days[0]
  return (
    <div aria-busy={!isLoaded || isOutdated} data-outdated={isOutdated || undefined} className={styles.month}>
      <div className={styles.weekdays} aria-hidden="true">
        {weekOf(listed).map((day) => (
          <span key={t.days.weekday(day)}>{t.days.weekday(day)}</span>
        ))}
      </div>
      <fieldset className={styles.days} aria-label={t.calendar.daysOf(month)}>
        {days.map((day, place) => (
          <label
            key={day.date}
            className={styles.day}
            {...(place === 0 && { style: { gridColumnStart: isoWeekday(day.date) } })}
          >
            <input
              type="radio"
              name={name}
              value={day.date}
              checked={day === chosen}
              aria-label={labelOf(day, isLoaded)}
              aria-current={day.isToday ? 'date' : undefined}
              onChange={() => onList(day.date)}
              className={styles.input}
            />
            <DayFace day={day} />
          </label>
        ))}
      </fieldset>
      {chosen && <ListedDay day={chosen} isLoaded={isLoaded} userId={userId} />}
    </div>
  )
}

const kindNames = (day: MonthDay) => [
  ...(day.holiday === undefined ? [] : [day.holiday]),
  ...day.records.filter(isLeave).map(kindName),
  ...day.waiting.map(({ request_type, paid_leave_type }) =>
    t.calendar.pending(t.leaveName(request_type, paid_leave_type)),
  ),
]

const labelOf = (day: MonthDay, isLoaded: boolean): string =>
  t.calendar.dayInMonth({
    day: day.date,
    hours: isLoaded && !day.isFuture ? formatHours(day.hours) : undefined,
    missing: day.mark === 'missing' ? formatMissingHours(day.missing) : undefined,
    over: day.mark === 'over' ? formatHours(day.over) : undefined,
    notes: day.workedLeave ? [t.hours.workedOnLeave, ...kindNames(day)] : kindNames(day),
  })

/** The colours of the kinds of a day, each once, the holiday first. */
function colorsOf({ holiday, records }: MonthDay): string[] {
  const colors = records.map((record) => markColor(record.record_type))
  return [...new Set(holiday === undefined ? colors : [markColor('holiday'), ...colors])]
}

/** The visible part of a day. It is hidden from screen readers, which read the label of the radio button. */
const DayFace = ({ day }: { day: MonthDay }) => (
  <span
    aria-hidden="true"
    className={styles.face}
    data-today={day.isToday || undefined}
    data-off={day.isWeekend || day.holiday !== undefined || undefined}
    data-amiss={day.mark}
  >
    <span className={styles.number}>{t.days.dayOfMonth(day.date)}</span>
    <span className={styles.dots}>
      {colorsOf(day).map((color) => (
        <span key={color} className={styles.dot} style={{ backgroundColor: color }} />
      ))}
      {day.waiting.map(({ id, request_type }) => (
        <span key={id} className={styles.waiting} style={{ color: markColor(request_type) }} />
      ))}
    </span>
  </span>
)

type ListedProps = { day: MonthDay; isLoaded: boolean; userId: number | undefined }

function ListedDay({ day, isLoaded, userId }: ListedProps) {
  const isEmpty = day.holiday === undefined && day.records.length === 0 && day.waiting.length === 0
  return (
    <section className={styles.listed}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <time dateTime={day.date}>{t.days.wholeDay(day.date)}</time>
        </h2>
        {isLoaded && (
          <p className={styles.sums} data-figures>
            {day.hours > 0 && t.calendar.hours(formatHours(day.hours))}
            {/* Hours on leave have a notice of their own below. */}
            {!day.workedLeave && <span className={styles.amiss}>{markWords(day)}</span>}
          </p>
        )}
      </header>
      {isLoaded && isEmpty && <p className={styles.nothing}>{t.calendar.nothing}</p>}
      {day.workedLeave && <WorkedLeaveNotice leave={day.workedLeave} />}
      <CalendarEntries day={day} isWhole />
      {!day.isFuture && (
        <Link {...dayLink(userId, day.date)} className={styles.open}>
          {t.calendar.openListed}
        </Link>
      )}
    </section>
  )
}
