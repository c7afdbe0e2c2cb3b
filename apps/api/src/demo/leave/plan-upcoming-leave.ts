import { addDays, addMonths, type Day, lastDayOf, mondayOf, monthOf } from '@portal/domain/days'
import { vacationLengths } from '@portal/domain/leave/leave'
import type { Calendar } from '../demo-days.ts'
import type { LeaveDiary } from './leave-diary.ts'

/** Places of people who asked for leave on a day that has become a holiday since. */
const weeksOverHoliday = [12, 23]
const dayOnHoliday = 18

/** Plans pending requests and approved leave of the coming weeks. */
export function upcomingLeave(diary: LeaveDiary, index: number, email: string, calendar: Calendar): void {
  const { today } = calendar
  const yesterday = addDays(today, -1)
  const mondayIn = (weeks: number) => addDays(mondayOf(today), 7 * weeks)

  if (email === 'developer@demo.test') {
    addVacation(diary, mondayIn(4), 'pending', yesterday)
    addSingleDay(diary, 'day_off', mondayIn(2), calendar)
    return
  }
  if (weeksOverHoliday.includes(index)) addWeekOverHoliday(diary, calendar)
  if (index === dayOnHoliday) addDayOnHoliday(diary, calendar)
  const weekday = index % 5
  switch (index % 9) {
    case 2:
      addVacation(diary, mondayIn(3 + (index % 4)), 'approved', addDays(today, -20))
      break
    case 4:
      addVacation(diary, mondayIn(5 + (index % 3)), 'pending', addDays(today, -2))
      break
    case 6:
      addSingleDay(diary, 'day_off', addDays(mondayIn(1), weekday), calendar)
      break
    case 7:
      addIllness(diary, yesterday)
      break
    case 8:
      addSingleDay(diary, 'half_day_unpaid_leave', addDays(mondayIn(2), weekday), calendar)
      break
  }
}

/** Adds approved leave over a day that became a holiday later, so that admins have leave to count again. */
function addWeekOverHoliday(diary: LeaveDiary, { comingHoliday, today }: Calendar): void {
  const start_date = mondayOf(comingHoliday)
  diary.add({
    type: 'unpaid_leave',
    start_date,
    end_date: addDays(start_date, 4),
    askedOn: addDays(today, -12),
    note: 'Family matters',
    holidaySince: comingHoliday,
  })
}

/** Adds a pending request for a day that became a holiday later, so that none of its days counts. */
function addDayOnHoliday(diary: LeaveDiary, { comingHoliday, today }: Calendar): void {
  diary.add({
    type: 'unpaid_leave',
    status: 'pending',
    start_date: comingHoliday,
    end_date: comingHoliday,
    askedOn: addDays(today, -3),
    note: 'A wedding',
    holidaySince: comingHoliday,
  })
}

function addIllness(diary: LeaveDiary, start_date: Day): void {
  diary.add({
    type: 'full_day_sick_leave',
    status: 'pending',
    start_date,
    end_date: addDays(start_date, 2),
    askedOn: start_date,
    note: 'High temperature',
  })
}

function addVacation(diary: LeaveDiary, start_date: Day, status: 'approved' | 'pending', askedOn: Day): void {
  const isTaken = diary.leaves.some(
    (leave) => leave.vacation_type === 'one_week' && leave.start_date.slice(0, 4) === start_date.slice(0, 4),
  )
  if (isTaken) return
  const end_date = addDays(start_date, vacationLengths.one_week - 1)
  diary.add({
    type: 'vacation',
    vacation_type: 'one_week',
    status,
    start_date,
    end_date,
    askedOn,
    note: 'Short break',
  })
}

function addSingleDay(
  diary: LeaveDiary,
  type: 'day_off' | 'half_day_unpaid_leave',
  from: Day,
  { today, isWorkday }: Calendar,
): void {
  let day = from
  while (!isWorkday(day)) day = addDays(day, 1)
  // Single days may be requested up to the end of the next month.
  if (day > lastDayOf(addMonths(monthOf(today), 1))) return
  const askedOn = addDays(today, -2)
  diary.add({ type, status: 'pending', start_date: day, end_date: day, askedOn, note: 'Documents' })
}
