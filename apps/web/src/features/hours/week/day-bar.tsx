import { Button } from '@mantine/core'
import type { Day } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { t } from '../../../messages/messages.ts'
import { passFocusOn } from '../../../shared/focus/pass-focus-on.ts'
import { Stepper } from '../../../shared/stepper.tsx'
import { CalendarField } from './calendar-field.tsx'
import styles from './day-bar.module.css'
import type { WeekDay } from './week-days.ts'

type Props = {
  date: Day
  today: Day
  /** The hours of the day; undefined until they are known. */
  day: WeekDay | undefined
  onChoose: (day: Day) => void
  /** Called instead of `onChoose` with a day that was typed before the field was left. */
  onLeave: (day: Day) => void
  /** Moves by that many days from the day chosen when it runs. */
  onStep: (days: number) => void
  /** Whether the date field shows the chosen day; false while it holds another text or none. */
  onClear: (isClear: boolean) => void
}

/** Chooses the day: typed, picked in a calendar, or one by one. */
export function DayBar({ date, today, day, onChoose, onLeave, onStep, onClear }: Props) {
  return (
    <div className={styles.bar}>
      <Stepper
        previousLabel={t.hours.previousDay}
        nextLabel={t.hours.nextDay}
        onPrevious={() => onStep(-1)}
        onNext={date < today ? () => onStep(1) : undefined}
      >
        <CalendarField
          aria-label={t.hours.date}
          className={styles.picker ?? ''}
          date={date}
          today={today}
          onChoose={onChoose}
          onLeave={onLeave}
          onClear={onClear}
        />
      </Stepper>
      {date < today && (
        <Button ref={passFocusOn} variant="default" onClick={() => onChoose(today)}>
          {t.hours.today}
        </Button>
      )}
      <DayHead date={date} today={today} day={day} />
    </div>
  )
}

type HeadProps = {
  date: Day
  today: Day
  /** The hours of the day; undefined until they are known, and while no person is chosen. */
  day: WeekDay | undefined
}

/** Names the day that the page shows, with its hours and its norm. */
const DayHead = ({ date, today, day }: HeadProps) => (
  <h2 className={styles.head}>
    <time dateTime={date}>{t.hours.dayHead(date, today)}</time>
    {day && <span className={styles.hours}>{hoursOf(day)}</span>}
  </h2>
)

const hoursOf = ({ hours, norm }: WeekDay) =>
  t.hours.headHours(formatHours(hours), norm > 0 ? formatHours(norm) : undefined)
