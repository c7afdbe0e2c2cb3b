import { type Day, isoWeekday, isWeekend } from '@portal/domain/days'
import { defaultHours, exactHours, formatHours, formatMissingHours } from '@portal/domain/hours/hours'
import { Fragment, type PointerEvent, useRef, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { shareOf } from './chart-rows.ts'
import styles from './day-bars.module.css'

export type DayHours = {
  date: Day
  hours: number
  /** The norm of the day; 0 where no hours are expected. */
  expected: number
  /** What the day misses of its norm, and what it has above it. */
  missing: number
  over: number
  /** The holiday or the leave of the day. */
  off?: { kind: string; name: string; color: string } | undefined
}

export type DayBarsProps = { caption: string; days: readonly DayHours[] }

/**
 * Shows the hours of each day against its norm: a table of one row, whose cells are drawn as columns. A slider that
 * lies over it chooses the day whose numbers are read out: by arrow keys, with a finger or by the pointer above it.
 */
export function DayBars({ caption, days }: DayBarsProps) {
  const [chosen, setChosen] = useState(0)
  const [isRead, setRead] = useState(false)
  const isPointed = useRef(false)
  const tallest = Math.max(defaultHours, ...days.map(({ hours, expected }) => Math.max(hours, expected)))
  const hasNorm = days.some(({ expected }) => expected > 0)
  const day = days[Math.min(chosen, days.length - 1)]
  const read = isRead ? day : undefined
  const choose = (index: number) => {
    setChosen(Math.min(Math.max(index, 0), days.length - 1))
    setRead(true)
  }
  const point = ({ currentTarget, nativeEvent: { offsetX } }: PointerEvent) => {
    isPointed.current = true
    choose(Math.floor((offsetX / currentTarget.clientWidth) * days.length))
  }
  return (
    <div className={styles.chart}>
      <p className={styles.reading} aria-hidden data-figures>
        {read ? t.charts.shortDay(wordsOf(read)) : sumOf(days)}
      </p>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <tbody>
          <tr>
            {days.map((each) => (
              <td
                key={each.date}
                className={styles.cell}
                data-off={isWeekend(each.date) || undefined}
                data-read={each === read || undefined}
              >
                {each.expected > 0 && (
                  <span className={styles.norm} style={{ blockSize: shareOf(each.expected, tallest) }} />
                )}
                {each.hours > 0 && (
                  <span className={styles.bar} style={{ blockSize: shareOf(each.hours, tallest) }} />
                )}
                {each.off && <span className={styles.mark} style={{ backgroundColor: each.off.color }} />}
                <span className={styles.words}>{t.charts.day(wordsOf(each))}</span>
              </td>
            ))}
          </tr>
          <tr>
            {days.map(({ date }) => (
              <th
                key={date}
                scope="col"
                className={styles.date}
                data-monday={isoWeekday(date) === 1 || undefined}
              >
                <span>{t.days.dayOfMonth(date)}</span>
              </th>
            ))}
          </tr>
        </tbody>
      </table>
      <input
        type="range"
        className={styles.slider}
        aria-label={t.charts.slider(caption)}
        aria-valuetext={day && t.charts.day(wordsOf(day))}
        min={0}
        max={days.length - 1}
        value={Math.min(chosen, days.length - 1)}
        onKeyDown={() => {
          isPointed.current = false
        }}
        onChange={({ currentTarget }) => {
          // The pointer chooses the column below it, which the slider's own scale misses by up to half a column.
          if (!isPointed.current) choose(Number(currentTarget.value))
        }}
        onFocus={() => setRead(true)}
        onBlur={() => setRead(false)}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ currentTarget }) => {
          if (document.activeElement !== currentTarget) setRead(false)
        }}
      />
      <p className={styles.legend} aria-hidden>
        <span className={styles.logged} />
        {t.charts.logged}
        {hasNorm && (
          <>
            <span className={styles.expected} />
            {t.charts.norm}
          </>
        )}
        {kindsOf(days).map(({ kind, color }) => (
          <Fragment key={kind}>
            <span className={styles.kind} style={{ backgroundColor: color }} />
            {kind}
          </Fragment>
        ))}
      </p>
    </div>
  )
}

/** The kinds of days off in the legend, each once. */
const kindsOf = (days: readonly DayHours[]) => [
  ...new Map(days.flatMap(({ off }) => (off ? [[off.kind, off] as const] : []))).values(),
]

const wordsOf = ({ date, hours, expected, off }: DayHours) => ({
  date,
  off: off?.name,
  hours: formatHours(hours),
  expected: expected === 0 ? undefined : formatHours(expected),
})

function sumOf(days: readonly DayHours[]) {
  const sum = (part: 'hours' | 'expected' | 'missing' | 'over') => exactHours(days.map((day) => day[part]))
  const [expected, missing, over] = [sum('expected'), sum('missing'), sum('over')]
  return t.charts.sum({
    hours: formatHours(sum('hours')),
    expected: expected === 0 ? undefined : formatHours(expected),
    missing: missing > 0 ? formatMissingHours(missing) : undefined,
    over: over > 0 ? formatHours(over) : undefined,
  })
}
