import { addDays, type Day, mondayOf, sundayOf } from '@portal/domain/days'
import { exactHours, roundHours } from '@portal/domain/hours/hours'
import { t } from '../../../messages/messages.ts'
import { Stepper } from '../../../shared/stepper.tsx'
import type { WeekDay } from './week-days.ts'
import styles from './week-head.module.css'

type Props = {
  date: Day
  today: Day
  days: readonly WeekDay[]
  areHoursKnown: boolean
  /** Moves by that many days from the day chosen when it runs. */
  onStep: (days: number) => void
}

/** Names the week above its strip, with its hours and its norm, and steps from week to week. */
export function WeekHead({ date, today, days, areHoursKnown, onStep }: Props) {
  const monday = mondayOf(date)
  return (
    <div className={styles.head}>
      <div className={styles.stepper}>
        <Stepper
          previousLabel={t.hours.previousWeek}
          nextLabel={t.hours.nextWeek}
          onPrevious={() => onStep(-7)}
          onNext={addDays(monday, 7) <= today ? () => onStep(7) : undefined}
        >
          <span className={styles.span}>{t.hours.weekSpan(monday, sundayOf(date))}</span>
        </Stepper>
      </div>
      <p className={styles.total}>{areHoursKnown && totalOf(days)}</p>
    </div>
  )
}

/** Whole hours have no decimals here, because the sums of a week are read at a glance. */
const plain = (hours: number) => String(roundHours(hours))

function totalOf(days: readonly WeekDay[]): string {
  const sumOf = (amount: (day: WeekDay) => number) => exactHours(days.map(amount))
  const hours = plain(sumOf((day) => day.hours))
  const expected = sumOf((day) => day.norm)
  const norm = plain(expected)
  const missing = sumOf((day) => day.missing)
  if (expected === 0) return t.hours.dayHours(hours, undefined)
  // Half a hundredth is rounded down, so that missing and logged hours add up to the norm.
  return missing > 0
    ? t.hours.weekHoursMissing(hours, norm, plain(-roundHours(-missing)))
    : t.hours.dayHours(hours, norm)
}
