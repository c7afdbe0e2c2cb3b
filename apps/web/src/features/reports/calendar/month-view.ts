import type { RecordCalendar, TimeRecord } from '@portal/contract/hours/hours'
import {
  addDays,
  type Day,
  firstDayOf,
  isWeekend,
  lastDayOf,
  type Month,
  mondayOf,
  monthOf,
  weekOf,
} from '@portal/domain/days'
import { type DayMark, markOf, missingOn, overOn } from '@portal/domain/hours/day-norm'
import { exactHours } from '@portal/domain/hours/hours'
import { type PendingLeave, pendingOn } from '../../../reference/leave/pending-leave.ts'
import { type LeaveKind, workedLeaveOf } from '../../../reference/record-kinds.ts'

export type MonthDay = {
  date: Day
  isInMonth: boolean
  isToday: boolean
  isFuture: boolean
  isWeekend: boolean
  /** The name of a public holiday. */
  holiday: string | undefined
  /** The records of the day: leave first, then worked hours in the order in which they were logged. */
  records: readonly TimeRecord[]
  /** The person's own leave of the day that waits for a decision. */
  waiting: readonly PendingLeave[]
  /** The hours of the day. They are exact, as the missing ones are, and are rounded where they are shown. */
  hours: number
  missing: number
  /** What the hours have above the norm of the day. */
  over: number
  mark: DayMark | undefined
  /** The leave that takes the whole day although hours are logged on it. */
  workedLeave: LeaveKind | undefined
}

export type MonthView = {
  weeks: readonly (readonly MonthDay[])[]
  hours: number
  missing: number
  over: number
}

type Facts = {
  month: Month
  today: Day
  /** The answer of the server; undefined until it is loaded: the days are known, their records are not. */
  answer: RecordCalendar | undefined
  /** Whether the records are those of one project only; what a day misses or has above its norm is not known then. */
  isFiltered: boolean
  /** The person's own leave that waits for a decision. */
  pending?: readonly PendingLeave[] | undefined
}

/** The weeks of a month, Monday first. The days of the neighbouring months are there, without records. */
export function monthView(facts: Facts): MonthView {
  const weeks = mondaysOf(facts.month).map((monday) => weekOf(monday).map((date) => dayOf(date, facts)))
  const days = weeks.flat()
  return {
    weeks,
    hours: exactHours(days.map((day) => day.hours)),
    missing: exactHours(days.map((day) => day.missing)),
    over: exactHours(days.map((day) => day.over)),
  }
}

function mondaysOf(month: Month): Day[] {
  const last = lastDayOf(month)
  const mondays: Day[] = []
  for (let monday = mondayOf(firstDayOf(month)); monday <= last; monday = addDays(monday, 7)) {
    mondays.push(monday)
  }
  return mondays
}

function dayOf(date: Day, { month, today, answer, isFiltered, pending = [] }: Facts): MonthDay {
  const isInMonth = monthOf(date) === month
  const records = isInMonth ? (answer?.records.filter((record) => record.date === date) ?? []) : []
  const holiday = isInMonth ? answer?.holidays.find((other) => other.date === date)?.title : undefined
  const hours = exactHours(records.map((record) => record.hours))
  const facts =
    isInMonth && answer !== undefined && !isFiltered
      ? {
          date,
          hours,
          isHoliday: holiday !== undefined,
          hasContract: !answer.days_without_contract.includes(date),
          recordTypes: records.map((record) => record.record_type),
        }
      : undefined
  const missing = facts === undefined ? 0 : missingOn(facts, today)
  const over = facts === undefined ? 0 : overOn(facts)
  const workedLeave = workedLeaveOf(records)
  return {
    date,
    isInMonth,
    isToday: date === today,
    isFuture: date > today,
    isWeekend: isWeekend(date),
    holiday,
    records: [...records.filter(isLeave), ...records.filter((record) => !isLeave(record))],
    waiting: isInMonth ? pendingOn(date, !isWeekend(date) && holiday === undefined, pending) : [],
    hours,
    missing,
    over,
    mark: markOf({ missing, over, isWorkedOnLeave: workedLeave !== undefined }),
    workedLeave,
  }
}

export const isLeave = (record: Pick<TimeRecord, 'record_type'>): boolean => record.record_type !== 'regular'
