import type { Holiday } from '@portal/contract/holidays'
import type { TimeRecord } from '@portal/contract/hours/hours'
import { type Day, daysInRange, firstDayOf, lastDayOf, type Month } from '@portal/domain/days'
import { normOf } from '@portal/domain/hours/day-norm'
import { exactHours } from '@portal/domain/hours/hours'
import { t } from '../../../messages/messages.ts'
import { kindName, markColor } from '../../../reference/record-kinds.ts'
import type { HoursRow } from '../charts/chart-rows.ts'
import type { DayHours } from '../charts/day-bars.tsx'

type Logged = Pick<
  TimeRecord,
  'project_id' | 'project' | 'date' | 'hours' | 'record_type' | 'paid_leave_type'
>

type MonthAnswer = {
  records: readonly Logged[]
  holidays: readonly Pick<Holiday, 'date' | 'title'>[]
  days_without_contract: readonly Day[]
}

const hoursOf = (records: readonly Logged[]) => exactHours(records.map(({ hours }) => hours))

/** The hours logged on each project. */
export function hoursByProject(records: readonly Logged[]): HoursRow[] {
  const ofProjects = Map.groupBy(records, ({ project_id }) => project_id)
  return [...ofProjects].flatMap(([id, logged]) => {
    const name = logged[0]?.project
    return id === null || !name ? [] : [{ id, name, hours: hoursOf(logged) }]
  })
}

/** Each day of a month with its hours and its norm. */
export function hoursByDay(
  month: Month,
  { records, holidays, days_without_contract }: MonthAnswer,
): DayHours[] {
  const ofDays = Map.groupBy(records, ({ date }) => date)
  const titles = new Map(holidays.map(({ date, title }) => [date, title]))
  const withoutContract = new Set(days_without_contract)
  return daysInRange(firstDayOf(month), lastDayOf(month)).map((date) => {
    const ofDay = ofDays.get(date) ?? []
    const expected = normOf({
      date,
      isHoliday: titles.has(date),
      hasContract: !withoutContract.has(date),
      recordTypes: ofDay.map(({ record_type }) => record_type),
    })
    return { date, hours: hoursOf(ofDay), expected, off: offOf(titles.get(date), ofDay) }
  })
}

/** The holiday of the day, or the leave on it. */
function offOf(holiday: string | undefined, ofDay: readonly Logged[]): DayHours['off'] {
  if (holiday !== undefined) return { kind: t.charts.holiday, name: holiday, color: markColor('holiday') }
  const leave = ofDay.find(({ record_type }) => record_type !== 'regular')
  return leave && { kind: kindName(leave), name: kindName(leave), color: markColor(leave.record_type) }
}
