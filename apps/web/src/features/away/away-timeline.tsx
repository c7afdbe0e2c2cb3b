import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { PersonAway } from '@portal/contract/away'
import type { Holiday } from '@portal/contract/holidays'
import { addDays, type Day, daysBetween, isWeekend, type Month } from '@portal/domain/days'
import { IconChevronRight } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { WithFace } from '../../reference/people/with-face.tsx'
import { RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import { useWideFrame } from '../../shared/lists/use-wide-frame.ts'
import styles from './away-timeline.module.css'
import { LeaveBar } from './leave-bar.tsx'
import { cellsOf, daysOfMonth, type TimelineCell } from './timeline-cells.ts'

type Props = {
  month: Month
  today: Day
  people: readonly PersonAway[]
  holidays: readonly Pick<Holiday, 'date' | 'title'>[]
  isUpdating: boolean
}

/** Bars of fewer days have letters instead of a name. */
const daysOfName = 3

/** People down, the days of a month across. */
export function AwayTimeline({ month, today, people, holidays, isUpdating }: Props) {
  const { frame, isWide } = useWideFrame()
  const titles = new Map(holidays.map(({ date, title }) => [date, title]))
  const isOff = (day: Day) => isWeekend(day) || titles.has(day)
  const days = daysOfMonth(month)
  const withLeave = people.filter(({ leave }) => leave.length > 0)
  const present = people.filter(({ leave }) => leave.length === 0)
  const [chosen, setUnfolded] = useState<boolean>()
  // A page of people without leave alone has nothing else to show.
  const isUnfolded = chosen ?? withLeave.length === 0
  const row = ({ user_id, user, leave }: PersonAway) => (
    <tr key={user_id}>
      <th scope="row" className={styles.person}>
        <WithFace id={user_id} name={user}>
          <CutText text={user} isSingleLine>
            <RowLink to="/users/$id" params={{ id: String(user_id) }}>
              {user}
            </RowLink>
          </CutText>
        </WithFace>
      </th>
      {cellsOf(month, leave).map((cell) => (
        <td
          key={cell.first}
          colSpan={cell.length}
          data-off={(cell.leave.length === 0 && isOff(cell.first)) || undefined}
          {...todayIn(cell, today)}
        >
          <CellBars cell={cell} />
        </td>
      ))}
    </tr>
  )
  const label = `${t.pageTitles.away}, ${t.days.wholeMonth(month)}`
  return (
    // A frame that scrolls must be reachable by keyboard; any other is not a tab stop.
    <section
      ref={frame}
      className={styles.frame}
      aria-label={label}
      data-wide={isWide || undefined}
      tabIndex={isWide ? 0 : undefined}
    >
      <table className={styles.table} aria-busy={isUpdating}>
        <thead>
          <tr>
            <th scope="col" className={styles.person}>
              {t.away.person}
            </th>
            {days.map((day) => (
              <DayHeading key={day} day={day} holiday={titles.get(day)} isToday={day === today} />
            ))}
          </tr>
        </thead>
        <tbody>{withLeave.map(row)}</tbody>
        {present.length > 0 && (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={days.length + 1} className={styles.fold}>
                <UnstyledButton
                  className={styles.foldButton}
                  aria-expanded={isUnfolded}
                  onClick={() => setUnfolded(!isUnfolded)}
                >
                  <IconChevronRight size={16} aria-hidden />
                  {t.away.withoutLeave(present.length)}
                </UnstyledButton>
              </th>
            </tr>
            {isUnfolded && present.map(row)}
          </tbody>
        )}
      </table>
    </section>
  )
}

type TodayStyle = CSSProperties & { '--before': number; '--days': number }

/** Marks the part of a cell that is today, so that today is a column through all rows. */
function todayIn({ first, length }: TimelineCell, today: Day) {
  const before = daysBetween(first, today)
  if (before < 0 || before >= length) return {}
  const style: TodayStyle = { '--before': before, '--days': length }
  return { 'data-today': true, style }
}

const CellBars = ({ cell: { first, length, leave } }: { cell: TimelineCell }) =>
  leave.map((each) => (
    <LeaveBar
      key={each.id}
      leave={each}
      isShort={length < daysOfName}
      isCutBefore={each.start_date < first}
      isCutAfter={each.end_date > addDays(first, length - 1)}
    />
  ))

type HeadingProps = { day: Day; holiday: string | undefined; isToday: boolean }

function DayHeading({ day, holiday, isToday }: HeadingProps) {
  const words = t.days.wholeDay(day)
  return (
    <th
      scope="col"
      className={styles.day}
      data-off={isWeekend(day) || holiday !== undefined || undefined}
      data-today={isToday || undefined}
      title={holiday}
    >
      <span aria-hidden>
        <span className={styles.weekday}>{t.days.weekday(day).slice(0, 2)}</span>
        <span className={styles.number} data-holiday={holiday !== undefined || undefined}>
          {t.days.dayOfMonth(day)}
        </span>
      </span>
      <VisuallyHidden>{holiday === undefined ? words : t.away.holiday(words, holiday)}</VisuallyHidden>
    </th>
  )
}
