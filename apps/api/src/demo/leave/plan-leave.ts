import { addDays, type Day, daysInRange, mondayOf, yearOf } from '@portal/domain/days'
import {
  type LeaveType,
  paidLeaveTypes,
  type VacationType,
  vacationLengths,
} from '@portal/domain/leave/leave'
import { type Calendar, earlierOf, laterOf } from '../demo-days.ts'
import type { Staff } from '../people/person.ts'
import type { Random } from '../random.ts'
import { type Leave, LeaveDiary } from './leave-diary.ts'
import { upcomingLeave } from './plan-upcoming-leave.ts'

/** The demo accounts have no leave today, so that visitors find them at work. */
const atWorkLately = ['developer@demo.test', 'manager@demo.test', 'admin@demo.test', 'recruiter@demo.test']

type Input = { staff: readonly Staff[]; calendar: Calendar; random: Random }

export function planLeave({ staff, calendar, random }: Input): Leave[] {
  return staff.flatMap((member, index) => {
    const from = laterOf(addDays(member.startedOn, 60), calendar.first_day)
    const until = member.endedOn ?? addDays(calendar.today, 120)
    const busy = atWorkLately.includes(member.email)
    const diary = new LeaveDiary(
      member.id,
      calendar,
      (day) =>
        day >= from &&
        day <= until &&
        !(busy && day > addDays(calendar.today, -15) && day <= addDays(calendar.today, 1)),
    )
    for (let year = yearOf(calendar.first_day); year <= yearOf(calendar.today); year++) {
      takeYear(diary, year, { index, calendar, random })
    }
    if (member.endedOn === undefined) upcomingLeave(diary, index, member.email, calendar)
    return diary.leaves
  })
}

type Year = { index: number; calendar: Calendar; random: Random }

function takeYear(diary: LeaveDiary, year: number, { index, calendar, random }: Year): void {
  const first = laterOf(`${year}-01-02`, calendar.first_day)
  const last = earlierOf(`${year}-12-15`, addDays(calendar.today, -3))
  const workdays = daysInRange(first, last).filter((day) => calendar.isWorkday(day))
  if (workdays.length < 30) return
  const workday = () => random.pick(workdays)

  if (random.chance(0.75)) addVacation(diary, mondayOf(workday()), 'two_weeks', random)
  if (random.chance(0.6)) addVacation(diary, mondayOf(workday()), 'one_week', random)
  // One person exceeds the year's limit of sick leave.
  const illnesses = index === 21 ? 6 : random.int(0, 2)
  for (let count = 0; count < illnesses; count++) addIllness(diary, workday(), random)
  for (const kind of singleDays) {
    if (random.chance(kind.likely)) addSingleDay(diary, workday(), kind, random)
  }
  addRareLeave(diary, workday, random)
}

function addIllness(diary: LeaveDiary, start_date: Day, random: Random): void {
  const end_date = addDays(start_date, random.int(0, 2))
  diary.add({
    type: 'full_day_sick_leave',
    start_date,
    end_date,
    askedOn: start_date,
    note: random.pick(illNotes),
  })
}

function addSingleDay(diary: LeaveDiary, day: Day, { type, notes }: SingleDay, random: Random): void {
  const askedOn = type === 'half_day_sick_leave' ? day : addDays(day, -random.int(1, 9))
  const status = type === 'day_off' && random.chance(0.12) ? 'rejected' : 'approved'
  diary.add({ type, start_date: day, end_date: day, askedOn, status, note: random.pick(notes) })
}

function addRareLeave(diary: LeaveDiary, workday: () => Day, random: Random): void {
  if (random.chance(0.1)) {
    const start_date = mondayOf(workday())
    diary.add({
      type: 'unpaid_leave',
      start_date,
      end_date: addDays(start_date, random.int(1, 4)),
      askedOn: addDays(start_date, -12),
      status: random.chance(0.2) ? 'rejected' : 'approved',
      note: 'Family matters',
    })
  }
  if (random.chance(0.06)) {
    const start_date = mondayOf(workday())
    const end_date = addDays(start_date, 4)
    diary.add({ type: 'extra_sick_leave', start_date, end_date, askedOn: start_date, note: 'Hospital' })
  }
  if (random.chance(0.05)) {
    const start_date = workday()
    diary.add({
      type: 'paid_leave',
      start_date,
      end_date: addDays(start_date, 1),
      askedOn: addDays(start_date, -2),
      paid_leave_type: random.pick(paidLeaveTypes),
    })
  }
}

function addVacation(diary: LeaveDiary, start_date: Day, vacation_type: VacationType, random: Random): void {
  const end_date = addDays(start_date, vacationLengths[vacation_type] - 1)
  // Each vacation length at most once a year and within one year keeps everyone under the limit of 21 days.
  if (yearOf(start_date) !== yearOf(end_date)) return
  diary.add({
    type: 'vacation',
    start_date,
    end_date,
    vacation_type,
    askedOn: addDays(start_date, -random.int(10, 40)),
    note: random.pick(vacationNotes),
  })
}

const illNotes = ['Flu', 'Fever', 'Not feeling well', 'Doctor told me to rest', null]
const vacationNotes = ['Carpathians', 'Sea with the family', 'At home, no laptop', null, null]

type SingleDay = { type: LeaveType; likely: number; notes: readonly (string | null)[] }

const singleDays: readonly SingleDay[] = [
  { type: 'half_day_sick_leave', likely: 0.35, notes: ['Dentist', 'Blood test'] },
  { type: 'day_off', likely: 0.6, notes: ['Moving house', 'Birthday', 'Guests', null] },
  { type: 'day_off', likely: 0.35, notes: ['School meeting', 'Car service'] },
  { type: 'half_day_unpaid_leave', likely: 0.1, notes: ['Bank appointment'] },
  { type: 'work_off', likely: 0.2, notes: ['Worked last Saturday'] },
]
