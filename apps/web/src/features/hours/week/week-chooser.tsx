import { addDays, type Day, mondayOf, sundayOf } from '@portal/domain/days'
import { exactHours, roundHours } from '@portal/domain/hours/hours'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { Stepper } from '../../../shared/stepper.tsx'
import { HolidayCaption } from './holiday-caption.tsx'
import styles from './week-chooser.module.css'
import type { WeekDay } from './week-days.ts'
import { WeekStrip } from './week-strip.tsx'

type Props = {
  date: Day
  today: Day
  /** The days of the week, Monday first; undefined while no person is chosen. */
  days: readonly WeekDay[] | undefined
  /** False until the hours of the days are known. */
  areHoursKnown: boolean
  onChoose: (day: Day) => void
  /** Called after a day was chosen by pointing at it, and not by a step from the one before. */
  onArrive: () => void
  /** Moves by that many days from the day chosen when it runs. */
  onStep: (days: number) => void
}

/** The week around the day: its stepper, its days with the hours logged, missing and over, and its sum. */
export function WeekChooser({ date, today, days, areHoursKnown, onArrive, onStep, ...acts }: Props) {
  const isPhone = useIsPhone()
  const monday = mondayOf(date)
  const onChoose = (day: Day) => {
    acts.onChoose(day)
    onArrive()
  }
  return (
    <div className={styles.chooser}>
      {days && (
        <div className={styles.row}>
          <Stepper
            previousLabel={t.hours.previousWeek}
            nextLabel={t.hours.nextWeek}
            onPrevious={() => onStep(-7)}
            onNext={addDays(monday, 7) <= today ? () => onStep(7) : undefined}
          >
            <WeekStrip
              days={days}
              chosen={date}
              areHoursKnown={areHoursKnown}
              onChoose={onChoose}
              onStep={onStep}
            />
          </Stepper>
          <p className={styles.sum}>
            <span className={styles.span}>{t.hours.weekSpan(monday, sundayOf(date))}</span>
            {areHoursKnown && <WeekSum days={days} />}
          </p>
        </div>
      )}
      <HolidayCaption date={date} isOfDayOnly={isPhone} />
    </div>
  )
}

/** Whole hours have no decimals here, because the sums of a week are read at a glance. */
const plain = (hours: number) => String(roundHours(hours))

/** The hours of a week with its norm, and what it misses. */
function WeekSum({ days }: { days: readonly WeekDay[] }) {
  const sumOf = (amount: (day: WeekDay) => number) => exactHours(days.map(amount))
  const norm = sumOf((day) => day.norm)
  const missing = sumOf((day) => day.missing)
  return (
    <>
      <span>{t.hours.dayHours(plain(sumOf((day) => day.hours)), norm > 0 ? plain(norm) : undefined)}</span>
      {missing > 0 && (
        // Half a hundredth is rounded down, so that missing and logged hours add up to the norm.
        <span className={styles.missing}>{t.hours.weekMissing(plain(-roundHours(-missing)))}</span>
      )}
    </>
  )
}
