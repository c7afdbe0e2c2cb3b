import { markOf } from '@portal/domain/hours/day-norm'
import { defaultHours, formatHours, formatMissingHours } from '@portal/domain/hours/hours'
import { t } from '../../../messages/messages.ts'
import { markColor } from '../../../reference/record-kinds.ts'
import styles from './week-day-face.module.css'
import type { WeekDay } from './week-days.ts'

type Props = { day: WeekDay; areHoursKnown: boolean }

/** The visible part of a day of the week. Hidden from screen readers, which read the label of its radio button. */
export function WeekDayFace({ day, areHoursKnown }: Props) {
  const isCounted = areHoursKnown && !day.isFuture
  const share = Math.min(1, day.hours / defaultHours)
  const isAmiss = day.missing > 0 || day.over > 0
  return (
    <span
      aria-hidden="true"
      className={styles.face}
      data-today={day.isToday || undefined}
      data-waiting={day.waiting !== undefined || undefined}
      data-off={day.isWeekend || day.holiday !== undefined || undefined}
    >
      <span className={styles.name}>
        <span>
          <span className={styles.whenWide}>{t.days.weekday(day.date)}</span>
          <span className={styles.whenNarrow}>{t.days.weekdayInTwoLetters(day.date)}</span>
        </span>
        <span className={styles.number}>{t.days.dayOfMonth(day.date)}</span>
      </span>
      <span className={styles.hours} data-none={day.hours === 0 || undefined}>
        {isCounted && formatHours(day.hours)}
      </span>
      <span className={styles.note}>
        <Note day={day} isCounted={isCounted} />
      </span>
      <span className={styles.track}>
        {isCounted && (
          <span
            className={styles.share}
            data-amiss={isAmiss || undefined}
            style={{ inlineSize: `${share * 100}%` }}
          />
        )}
      </span>
    </span>
  )
}

function Note({ day, isCounted }: { day: WeekDay; isCounted: boolean }) {
  const mark = isCounted ? markOf(day) : undefined
  if (mark === 'missing') {
    const missing = formatMissingHours(day.missing)
    return (
      <span className={styles.amiss}>
        <span className={styles.whenWide}>{t.hours.missing(missing)}</span>
        <span className={styles.whenNarrow}>{t.hours.missingShort(missing)}</span>
      </span>
    )
  }
  if (mark === 'over') {
    const over = formatHours(day.over)
    return (
      <span className={styles.amiss}>
        <span className={styles.whenWide}>{t.hours.over(over)}</span>
        <span className={styles.whenNarrow}>{t.hours.overShort(over)}</span>
      </span>
    )
  }
  if (mark === 'worked_on_leave') {
    return <span className={styles.amiss}>{t.hours.workedOnLeaveShort}</span>
  }
  if (day.holiday) {
    return <Kind name={day.holiday} short={t.hours.holidayShort} color={markColor('holiday')} />
  }
  if (day.leave)
    return <Kind name={t.recordKinds[day.leave]} short={t.hours.leaveShort} color={markColor(day.leave)} />
  if (!day.waiting) return null
  const { request_type } = day.waiting
  const name = t.calendar.pending(t.recordKinds[request_type])
  return <Kind name={name} short={t.hours.leaveShort} color={markColor(request_type)} />
}

function Kind({ name, short, color }: { name: string; short: string; color: string }) {
  return (
    <span className={styles.kind}>
      <span className={`${styles.dot} ${styles.whenWide}`} style={{ backgroundColor: color }} />
      <span className={styles.whenWide}>{name}</span>
      <span className={styles.whenNarrow}>{short}</span>
    </span>
  )
}
