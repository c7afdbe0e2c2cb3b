import { addDays, type Day, formatDay } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { markColor } from '../../../reference/record-kinds.ts'
import { holidaysAround } from '../hours-queries.ts'
import { DayBar } from './day-bar.tsx'
import styles from './day-chooser.module.css'
import type { WeekDay } from './week-days.ts'
import { WeekHead } from './week-head.tsx'
import { WeekStrip } from './week-strip.tsx'

type Props = {
  date: Day
  today: Day
  /** The days of the week, Monday first; undefined while no person is chosen. */
  days: readonly WeekDay[] | undefined
  /** False until the hours of the days are known. */
  areHoursKnown: boolean
  onChoose: (day: Day) => void
  /** Called after a day was chosen by pointing at it or by typing it, and not by a step from the one before. */
  onArrive: () => void
  /** Moves by that many days from the day chosen when it runs. */
  onStep: (days: number) => void
  /** Whether the date field shows the chosen day. */
  onClear: (isClear: boolean) => void
}

/** Chooses a day, and shows the hours logged, missing and over in the week around it. */
export function DayChooser({ date, today, days, areHoursKnown, onArrive, ...acts }: Props) {
  const { onStep, onClear } = acts
  const shown = areHoursKnown ? days?.find((day) => day.date === date) : undefined
  const onChoose = (day: Day) => {
    acts.onChoose(day)
    onArrive()
  }
  return (
    <div className={styles.chooser}>
      <DayBar
        date={date}
        today={today}
        day={shown}
        onChoose={onChoose}
        onLeave={acts.onChoose}
        onStep={onStep}
        onClear={onClear}
      />
      <div className={styles.week}>
        {days && (
          <WeekHead date={date} today={today} days={days} areHoursKnown={areHoursKnown} onStep={onStep} />
        )}
        <HolidayCaption date={date} />
      </div>
      {days && (
        <WeekStrip
          days={days}
          chosen={date}
          areHoursKnown={areHoursKnown}
          onChoose={onChoose}
          onStep={onStep}
        />
      )}
    </div>
  )
}

/** How many days before and after the chosen one a holiday is near. */
const nearDays = 7

/** Names the holiday of the chosen day, or those near to it; nothing where there are none. */
function HolidayCaption({ date }: { date: Day }) {
  const { data = [] } = useQuery(holidaysAround(date))
  const ofDay = data.find((holiday) => holiday.date === date)
  const near = data.filter(
    (holiday) => holiday.date >= addDays(date, -nearDays) && holiday.date <= addDays(date, nearDays),
  )
  if (near.length === 0) return null
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
