import type { RecordCalendar } from '@portal/contract/hours/hours'
import { type Day, formatDay, monthOf } from '@portal/domain/days'
import { exactHours, formatHours, formatMissingHours } from '@portal/domain/hours/hours'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import type { PendingLeave } from '../../../reference/leave/pending-leave.ts'
import { markColor } from '../../../reference/record-kinds.ts'
import type { HoursOf } from '../hours-of.ts'
import { holidaysAround } from '../hours-queries.ts'
import { DayBar } from './day-bar.tsx'
import styles from './day-chooser.module.css'
import { type WeekDay, weekDays } from './week-days.ts'
import { WeekStrip } from './week-strip.tsx'

type Props = {
  date: Day
  today: Day
  hours: HoursOf
  /** The week of the day; undefined until it is known. */
  week: RecordCalendar | undefined
  /** The person's own leave that waits for a decision. */
  pending?: readonly PendingLeave[] | undefined
  onChoose: (day: Day) => void
  /** Moves by that many days from the day chosen when it runs. */
  onStep: (days: number) => void
  /** Whether the date field shows the chosen day. */
  onClear: (isClear: boolean) => void
}

/** Chooses a day, and shows the hours logged and missing in the week around it. */
export function DayChooser({ date, today, hours, week, pending, onChoose, onStep, onClear }: Props) {
  const days = weekDays({
    date,
    today,
    records: week?.records ?? [],
    holidays: week?.holidays ?? [],
    withoutContract: week?.days_without_contract ?? [],
    pending,
  })
  return (
    <div className={styles.chooser}>
      <DayBar date={date} today={today} onChoose={onChoose} onStep={onStep} onClear={onClear} />
      {hours.userId !== undefined && (
        <WeekStrip
          days={days}
          chosen={date}
          areHoursKnown={week !== undefined}
          onChoose={onChoose}
          onStep={onStep}
        />
      )}
      <div className={styles.captions}>
        <HolidayCaption date={date} />
        <p className={styles.total}>{week && totalOf(days)}</p>
      </div>
    </div>
  )
}

function totalOf(days: readonly WeekDay[]): string {
  const hours = formatHours(exactHours(days.map((day) => day.hours)))
  const missing = exactHours(days.map((day) => day.missing))
  return missing > 0 ? t.hours.weekHoursMissing(hours, formatMissingHours(missing)) : t.hours.weekHours(hours)
}

/** Names the holiday of the chosen day, or those of its month; empty while they are loading. */
function HolidayCaption({ date }: { date: Day }) {
  const { data } = useQuery(holidaysAround(date))
  const ofMonth = data?.filter((holiday) => monthOf(holiday.date) === monthOf(date)) ?? []
  const ofDay = ofMonth.find((holiday) => holiday.date === date)
  const names = ofMonth.map(({ date: day, title }) => t.hours.holidayInMonth(dayAndMonth(day), title))
  return (
    <p className={styles.caption}>
      {ofMonth.length > 0 && (
        <span className={styles.dot} style={{ backgroundColor: markColor('holiday') }} aria-hidden="true" />
      )}
      {ofDay && <strong className={styles.ofDay}>{t.hours.holidayOnDay(ofDay.title)}</strong>}
      {!ofDay && names.length > 0 && t.hours.holidaysOfMonth(date, names)}
      {data && names.length === 0 && t.hours.noHolidays(date)}
    </p>
  )
}

/** The day as `DD.MM`. */
const dayAndMonth = (day: Day) => formatDay(day).slice(0, 5)
