import type { Day } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { formatHours, sumHours } from '../hours.ts'
import type { HoursOf } from '../hours-of.ts'
import { DayBar } from './day-bar.tsx'
import styles from './day-chooser.module.css'
import { HolidayCaption } from './holiday-caption.tsx'
import { useWeekDays, type WeekAnswer } from './use-week-days.ts'
import type { WeekDay } from './week-days.ts'
import { WeekStrip } from './week-strip.tsx'

type Props = {
  date: Day
  today: Day
  hours: HoursOf
  /** Undefined until the week is known. */
  week: WeekAnswer | undefined
  onChoose: (day: Day) => void
  /** Goes that many days on from the day that is chosen by then. */
  onStep: (days: number) => void
}

/** Chooses a day, and shows what somebody's week around it still lacks. */
export function DayChooser({ date, today, hours, week, onChoose, onStep }: Props) {
  const days = useWeekDays({ date, today, week, hours })
  return (
    <div className={styles.chooser}>
      <DayBar date={date} today={today} onChoose={onChoose} onStep={onStep} />
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
