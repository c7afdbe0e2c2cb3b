import type { Holiday } from '@portal/contract/holidays'
import type { TimeRecord } from '@portal/contract/hours'
import { type Day, formatDay, monthOf } from '@portal/domain/days'
import { formatHours, sumHours } from '@portal/domain/hours'
import { useQueries, useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import type { HoursOf } from '../hours-of.ts'
import { holidaysAround } from '../hours-queries.ts'
import { kindColors } from '../record-kinds.ts'
import { DayBar } from './day-bar.tsx'
import styles from './day-chooser.module.css'
import { type WeekDay, weekDays } from './week-days.ts'
import { WeekStrip } from './week-strip.tsx'

type WeekAnswer = { records: readonly TimeRecord[]; holidays: readonly Holiday[] }

type Props = {
  date: Day
  today: Day
  hours: HoursOf
  /** Undefined until the week is known. */
  week: WeekAnswer | undefined
  onChoose: (day: Day) => void
  /** Moves by that many days from the day chosen when it runs. */
  onStep: (days: number) => void
  /** Whether the date field shows the chosen day. */
  onClear: (isClear: boolean) => void
}

/** Chooses a day, and shows the hours logged and missing in the week around it. */
export function DayChooser({ date, today, hours, week, onChoose, onStep, onClear }: Props) {
  const days = useWeekDays({ date, today, week, hours })
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
  const hours = formatHours(sumHours(days.map((day) => day.hours)))
  const missing = sumHours(days.map((day) => day.missing))
  return missing > 0 ? t.hours.weekHoursMissing(hours, formatHours(missing)) : t.hours.weekHours(hours)
}

type Question = { date: Day; today: Day; week: WeekAnswer | undefined; hours: HoursOf }

/**
 * The week around a day. For each workday without hours the contracts are fetched: a day without a contract, such as
 * the days before the first one, misses no hours.
 */
function useWeekDays({ date, today, week, hours: { userId, contractsOn } }: Question): WeekDay[] {
  const facts = { date, today, records: week?.records ?? [], holidays: week?.holidays ?? [] }
  const empty = week ? weekDays(facts).filter((day) => day.missing > 0 && day.hours === 0) : []
  const contracts = useQueries({ queries: empty.map((day) => contractsOn(day.date, userId)) })
  const withoutContract = empty.filter((_, index) => !contracts[index]?.data?.length).map((day) => day.date)
  return weekDays({ ...facts, withoutContract: new Set(withoutContract) })
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
