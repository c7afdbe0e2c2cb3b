import type { Holiday } from '@portal/contract/holidays'
import type { TimeRecord } from '@portal/contract/hours'
import { type Day, isWeekend, weekOf } from '@portal/domain/days'
import { defaultHours, missingHours, sumHours } from '@portal/domain/hours'
import { leaveShareOf } from '@portal/domain/leave'
import type { RecordType } from '@portal/domain/records'

type DayRecord = Pick<TimeRecord, 'date' | 'hours' | 'record_type'>
type DayHoliday = Pick<Holiday, 'date' | 'title'>

export type WeekDay = {
  date: Day
  hours: number
  /** Hours to a full day; 0 where none are expected, and for today and later days. */
  missing: number
  holiday: string | undefined
  leave: RecordType | undefined
  isWeekend: boolean
  isToday: boolean
  isFuture: boolean
}

type Week = {
  date: Day
  today: Day
  records: readonly DayRecord[]
  holidays: readonly DayHoliday[]
  /** Days without a contract: no hours can be logged on them. */
  withoutContract?: ReadonlySet<Day>
}

const noDays: ReadonlySet<Day> = new Set()

/** The week that holds `date`, Monday first. Records and holidays of other days do not count. */
export const weekDays = ({ date, today, records, holidays, withoutContract = noDays }: Week): WeekDay[] =>
  weekOf(date).map((day): WeekDay => {
    const ofDay = records.filter((record) => record.date === day)
    const holiday = holidays.find((other) => other.date === day)?.title
    const hours = sumHours(ofDay.map((record) => record.hours))
    const isWorkday = !isWeekend(day) && holiday === undefined && !withoutContract.has(day)
    const expected = day < today && isWorkday ? expectedHours(ofDay) : 0
    return {
      date: day,
      hours,
      missing: missingHours(hours, expected),
      holiday,
      leave: ofDay.find((record) => record.record_type !== 'regular')?.record_type,
      isWeekend: isWeekend(day),
      isToday: day === today,
      isFuture: day > today,
    }
  })

/** A workday's hours less its leave: after half a day of leave, half the hours remain. */
function expectedHours(records: readonly DayRecord[]): number {
  const leaveDays = records
    .map((record) => leaveShareOf(record.record_type))
    .reduce((sum, share) => sum + share, 0)
  return defaultHours * Math.max(0, 1 - leaveDays)
}
