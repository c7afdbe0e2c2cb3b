import type { Holiday } from '@portal/contract/holidays'
import type { TimeRecord } from '@portal/contract/hours/hours'
import { type Day, isWeekend, weekOf } from '@portal/domain/days'
import { missingOn, normOf, overOn } from '@portal/domain/hours/day-norm'
import { exactHours, missingHours } from '@portal/domain/hours/hours'
import type { RecordType } from '@portal/domain/hours/records'
import { isWorkedOnLeave } from '@portal/domain/leave/leave'
import { type PendingLeave, pendingOn } from '../../../reference/leave/pending-leave.ts'

type DayRecord = Pick<TimeRecord, 'date' | 'hours' | 'record_type'>
type DayHoliday = Pick<Holiday, 'date' | 'title'>

export type WeekDay = {
  date: Day
  /** The hours of the day. They are exact, as the missing ones are, and are rounded where they are shown. */
  hours: number
  /** The hours missing to a full day; 0 where none are expected, and for today and later days. */
  missing: number
  /** The hours that the day expects. */
  norm: number
  /** The hours above the norm; 0 where there are none. */
  over: number
  /** Whether the person has a contract on the day: without one, no hours can be logged. */
  hasContract: boolean
  holiday: string | undefined
  leave: RecordType | undefined
  /** The person's own leave of the day that waits for a decision. */
  waiting: PendingLeave | undefined
  /** Whether hours are logged although leave takes the whole day. */
  isWorkedOnLeave: boolean
  isWeekend: boolean
  isToday: boolean
  isFuture: boolean
}

type Week = {
  date: Day
  today: Day
  records: readonly DayRecord[]
  holidays: readonly DayHoliday[]
  /** Days without a contract, on which no hours can be logged. */
  withoutContract?: readonly Day[]
  pending?: readonly PendingLeave[] | undefined
}

/** The week that holds `date`, Monday first. Records and holidays of other days do not count. */
export const weekDays = ({
  date,
  today,
  records,
  holidays,
  withoutContract = [],
  pending = [],
}: Week): WeekDay[] =>
  weekOf(date).map((day): WeekDay => {
    const ofDay = records.filter((record) => record.date === day)
    const holiday = holidays.find((other) => other.date === day)?.title
    const hours = exactHours(ofDay.map((record) => record.hours))
    const recordTypes = ofDay.map((record) => record.record_type)
    const hasContract = !withoutContract.includes(day)
    const facts = { date: day, isHoliday: holiday !== undefined, hasContract, recordTypes, hours }
    return {
      date: day,
      hours,
      missing: missingOn(facts, today),
      norm: normOf(facts),
      over: overOn(facts),
      hasContract,
      holiday,
      leave: recordTypes.find((type) => type !== 'regular'),
      waiting: pendingOn(day, !isWeekend(day) && !facts.isHoliday, pending)[0],
      isWorkedOnLeave: isWorkedOnLeave(recordTypes),
      isWeekend: isWeekend(day),
      isToday: day === today,
      isFuture: day > today,
    }
  })

/** Whether a day up to today has less hours than its norm. Today counts, although it misses none before it is over. */
export const lacksHours = (days: readonly WeekDay[]): boolean =>
  days.some(({ isFuture, hours, norm }) => !isFuture && missingHours(hours, norm) > 0)
