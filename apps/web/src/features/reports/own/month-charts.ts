import type { Holiday } from '@portal/contract/holidays'
import type { TimeRecord } from '@portal/contract/hours/hours'
import { type Day, daysInRange, firstDayOf, lastDayOf, type Month } from '@portal/domain/days'
import { missingOn, normOf, overOn } from '@portal/domain/hours/day-norm'
import { exactHours } from '@portal/domain/hours/hours'
import { t } from '../../../messages/messages.ts'
import { kindName, markColor } from '../../../reference/record-kinds.ts'
import type { HoursRow } from '../charts/chart-rows.ts'
import type { DayHours } from '../charts/day-bars.tsx'

type Logged = Pick<
  TimeRecord,
  'project_id' | 'project' | 'category_id' | 'category' | 'date' | 'hours' | 'record_type' | 'paid_leave_type'
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

/** The hours logged in each category. */
export function hoursByCategory(records: readonly Logged[]): HoursRow[] {
  const ofCategories = Map.groupBy(records, ({ category_id }) => category_id)
  return [...ofCategories].flatMap(([id, logged]) => {
    const name = logged[0]?.category
    return id === null || !name ? [] : [{ id, name, hours: hoursOf(logged) }]
  })
}

/** The hours of one project on each day of a month. What is expected of them alone is not known. */
export const hoursByDayOf = (month: Month, records: readonly Logged[]): DayHours[] => {
  const ofDays = Map.groupBy(records, ({ date }) => date)
  return daysInRange(firstDayOf(month), lastDayOf(month)).map((date) => ({
    date,
    hours: hoursOf(ofDays.get(date) ?? []),
    expected: 0,
    missing: 0,
    over: 0,
  }))
}

/** Each day of a month with its hours, its norm, and what it misses of it or has above it. */
export function hoursByDay(
  month: Month,
  { records, holidays, days_without_contract }: MonthAnswer,
  today: Day,
): DayHours[] {
  const ofDays = Map.groupBy(records, ({ date }) => date)
  const titles = new Map(holidays.map(({ date, title }) => [date, title]))
  const withoutContract = new Set(days_without_contract)
  return daysInRange(firstDayOf(month), lastDayOf(month)).map((date) => {
    const ofDay = ofDays.get(date) ?? []
    const day = {
      date,
      hours: hoursOf(ofDay),
      isHoliday: titles.has(date),
      hasContract: !withoutContract.has(date),
      recordTypes: ofDay.map(({ record_type }) => record_type),
    }
    return {
      date,
      hours: day.hours,
      expected: normOf(day),
      missing: missingOn(day, today),
      over: overOn(day),
      off: offOf(titles.get(date), ofDay),
    }
  })
}

/** The holiday of the day, or the leave on it. */
function offOf(holiday: string | undefined, ofDay: readonly Logged[]): DayHours['off'] {
  if (holiday !== undefined) return { kind: t.charts.holiday, name: holiday, color: markColor('holiday') }
  const leave = ofDay.find(({ record_type }) => record_type !== 'regular')
  return leave && { kind: kindName(leave), name: kindName(leave), color: markColor(leave.record_type) }
}
