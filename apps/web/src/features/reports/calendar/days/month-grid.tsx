import { type Day, isoWeekday, type Month, weekOf } from '@portal/domain/days'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import type { MonthView } from '../month-view.ts'
import { DayCell } from './day-cell.tsx'
import styles from './month-grid.module.css'
import { printedLines } from './printed-lines.ts'

declare module 'react' {
  interface CSSProperties {
    '--printed-lines'?: number
  }
}

type Props = {
  month: Month
  today: Day
  view: MonthView
  /** False until the records are known. */
  isLoaded: boolean
  /** Whether another month is loading, and this one is shown meanwhile. */
  isOutdated: boolean
  /** The person whose days the links lead to; undefined for one's own. */
  userId: number | undefined
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/**
 * Shows a month as a table, Monday first. Its days up to today are links and one stop of the Tab key: the arrow keys
 * move among them. It is no ARIA grid, in which a screen reader would read only what takes the focus.
 */
export function MonthGrid({ month, today, view, isLoaded, isOutdated, userId }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const [focused, setFocused] = useState<Day>()
  const linked = view.weeks.flat().filter((day) => day.isInMonth && !day.isFuture)
  const printed = printedLines(view.weeks)
  const tabStop = linked.find((day) => day.date === focused) ?? linked.find((day) => day.isToday) ?? linked[0]

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (target.dataset.day !== undefined) setFocused(target.dataset.day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const place = linked.findIndex((day) => day.date === tabStop?.date)
    const next = placeAfter(event.key, place, linked.length)
    if (next === undefined) return
    event.preventDefault()
    const day = linked[next]?.date
    table.current?.querySelector<HTMLElement>(`a[data-day="${day}"]`)?.focus()
  }

  return (
    <table
      ref={table}
      className={styles.grid}
      aria-label={t.days.wholeMonth(month)}
      aria-busy={!isLoaded || isOutdated}
      data-outdated={isOutdated || undefined}
      data-dense={printed.isDense || undefined}
      style={{ '--printed-lines': printed.lines }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekOf(today).map((day) => (
            <th key={t.days.weekday(day)} scope="col">
              <abbr title={t.days.weekdayName(day)}>{t.days.weekday(day)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.weeks.map((week) => (
          <tr key={week[0]?.date} data-folded={holdsOnlyTheFirst(week) || undefined}>
            {week.map((day) => (
              <DayCell
                key={day.date}
                day={day}
                isLoaded={isLoaded}
                isTabStop={day === tabStop}
                userId={userId}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether only the Sunday of the first week is in the month; the row is low then. */
const holdsOnlyTheFirst = (week: MonthView['weeks'][number]) =>
  week.every(({ date, isInMonth }) => isInMonth === (isoWeekday(date) === 7))

/** The place that a key leads to among `count` days; undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return undefined
  const next = place + step
  return next < 0 || next >= count ? place : next
}
