import { type Day, formatDay } from '@portal/domain/days'
import { markOf } from '@portal/domain/hours/day-norm'
import { formatHours, formatMissingHours } from '@portal/domain/hours/hours'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { t } from '../../../messages/messages.ts'
import { WeekDayFace } from './week-day-face.tsx'
import type { WeekDay } from './week-days.ts'
import styles from './week-strip.module.css'

type Props = {
  /** The days of the week, Monday first. */
  days: readonly WeekDay[]
  chosen: Day
  /** False until the hours are known; the days can be chosen meanwhile. */
  areHoursKnown: boolean
  onChoose: (day: Day) => void
  /** Moves by that many days from the day chosen when it runs. */
  onStep: (days: number) => void
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  PageUp: -7,
  PageDown: 7,
}

/** Shows the week of the chosen day: a radio group whose arrow keys continue into the weeks before and after. */
export function WeekStrip({ days, chosen, areHoursKnown, onChoose, onStep }: Props) {
  const name = useId()
  const strip = useRef<HTMLFieldSetElement>(null)

  // Moves the focus to the chosen day, as a native radio group would.
  useEffect(() => {
    if (!strip.current?.contains(document.activeElement)) return
    strip.current.querySelector<HTMLInputElement>(`input[value="${chosen}"]`)?.focus()
  }, [chosen])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onStep(step)
  }

  return (
    <fieldset
      className={styles.strip}
      ref={strip}
      aria-label={t.hours.week(formatDay(days.at(0)?.date ?? chosen), formatDay(days.at(-1)?.date ?? chosen))}
    >
      {days.map((day) => (
        // The key is the weekday, so that the focused input stays mounted when an arrow key leads into another week.
        <label key={t.days.weekday(day.date)} className={styles.day}>
          <input
            type="radio"
            name={name}
            value={day.date}
            checked={day.date === chosen}
            disabled={day.isFuture}
            aria-label={labelOf(day, areHoursKnown)}
            aria-current={day.isToday ? 'date' : undefined}
            onChange={() => onChoose(day.date)}
            onKeyDown={onKeyDown}
            className={styles.input}
          />
          <WeekDayFace day={day} areHoursKnown={areHoursKnown} />
        </label>
      ))}
    </fieldset>
  )
}

function labelOf(day: WeekDay, areHoursKnown: boolean): string {
  const isCounted = areHoursKnown && !day.isFuture
  return t.hours.dayInWeek({
    day: day.date,
    hours: isCounted ? formatHours(day.hours) : undefined,
    missing: isCounted && day.missing > 0 ? formatMissingHours(day.missing) : undefined,
    over: isCounted && markOf(day) === 'over' ? formatHours(day.over) : undefined,
    note: day.isWorkedOnLeave
      ? t.hours.workedOnLeave
      : (day.holiday ??
        (day.leave && t.recordKinds[day.leave]) ??
        (day.waiting && t.calendar.pending(t.recordKinds[day.waiting.request_type]))),
  })
}
