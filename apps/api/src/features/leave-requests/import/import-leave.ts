import { leaveRequestInput } from '@portal/contract/leave-requests/leave-requests'
import { day } from '@portal/contract/shared/fields'
import { addDays, type Day } from '@portal/domain/days'
import { checkNewLeave } from '@portal/domain/leave/check-new-leave'
import {
  isHalfDay,
  leaveRequestStatuses,
  leaveTypes,
  type PaidLeaveType,
  paidLeaveTypes,
  type VacationType,
  vacationLengths,
  vacationTypes,
} from '@portal/domain/leave/leave'
import { splitLeaveDays } from '@portal/domain/leave/leave-days'
import { lastDayBehind } from '@portal/domain/people/employments'
import { folded } from '@portal/domain/texts/folded'
import { because, type Reason } from '@portal/words/reasons'
import * as z from 'zod/mini'
import type { DbOrTx } from '../../../db/client.ts'
import type { CheckContext, Checked, KindOfImport, ReadRow } from '../../../imports/import-kind.ts'
import { lockPeople } from '../../../imports/people.store.ts'
import { readRows, refusedRow, refusedWhole } from '../../../imports/read-row.ts'
import type { FieldReasons } from '../../../use-case/errors.ts'
import { freeHalf, reasonsOf } from '../create-leave-request.ts'
import { dayOutside, importedYears, type LeaveOfFile, readLeaveOfFile } from './leave-facts-of-file.ts'
import { type PlannedLeave, takeLeaveBack, writeLeave } from './write-leave.ts'

const leaveRow = z.object({
  person: z.int(),
  request_type: z.enum(leaveTypes),
  start_date: day,
  end_date: z.optional(day),
  note: leaveRequestInput.shape.note,
  paid_leave_type: z.optional(z.string()),
  status: z.optional(z.enum(leaveRequestStatuses)),
})
type LeaveOfRow = z.output<typeof leaveRow>

/**
 * Approved leave with its records, of any day of the past. A row is the same as leave of its person, type and days; leave that waits or
 * was declined is not made, nor any of an inactive person.
 */
export const leaveImport: KindOfImport<PlannedLeave> = {
  prepare: prepareLeave,
  write: writeLeave,
  takeBack: takeLeaveBack,
}

async function prepareLeave(
  db: DbOrTx,
  context: CheckContext,
  rows: readonly ReadRow[],
): Promise<(row: ReadRow) => Checked<PlannedLeave>> {
  const { read, wanted } = readRows(leaveRow, rows)
  if (context.lock) await lockPeople(db, [...new Set(wanted.map(({ person }) => person))])
  const periods = wanted.map((row) => ({ ...row, end_date: row.end_date ?? row.start_date }))
  const facts = await readLeaveOfFile(db, periods, context)
  const madeBy = new Map<string, number>()
  return ({ number }) => {
    const { values, refused } = read(number)
    if (values === undefined) return refused
    const checked = check(values, facts, context.today)
    const key = [values.person, values.request_type, values.start_date, values.end_date].join(' ')
    const twin = madeBy.get(key)
    if (checked.state === 'create') madeBy.set(key, number)
    // Two half days may be alike. What stands against any other second row is the first one.
    return checked.state === 'refuse' && twin !== undefined
      ? refusedWhole(because('imports.twice', { row: twin }))
      : checked
  }
}

function check(row: LeaveOfRow, facts: LeaveOfFile, today: Day): Checked<PlannedLeave> {
  const { person: user_id, request_type: type, start_date, status = 'approved' } = row
  const end_date = row.end_date ?? start_date
  if (facts.take({ user_id, type, status, start_date, end_date })) return { state: 'same' }
  if (status !== 'approved') return refusedRow({ status: [because('imports.not_approved')] })
  const outside = dayOutside({ start_date, end_date }, today)
  if (outside) return refusedRow({ [outside]: [because('imports.leave_year', importedYears(today))] })
  const vacation_type = type === 'vacation' ? lengthOf(start_date, end_date) : null
  const paid_leave_type = type === 'paid_leave' ? namedReason(row) : null
  if (vacation_type === undefined) return refusedRow({ end_date: [noLength(row)] })
  if (paid_leave_type === undefined) return refusedRow({ paid_leave_type: [because('input.invalid')] })
  const leave = { ...row, end_date, vacation_type, paid_leave_type }
  const errors = errorsOf(leave, facts, today)
  if (Object.keys(errors).length > 0) return refusedRow(errors)
  return { state: 'create', plan: planned(leave, facts) }
}

type Leave = Omit<LeaveOfRow, 'paid_leave_type'> & {
  end_date: Day
  vacation_type: VacationType | null
  paid_leave_type: PaidLeaveType | null
}

const lengthOf = (start: Day, end: Day): VacationType | undefined =>
  vacationTypes.find((type) => addDays(start, vacationLengths[type] - 1) === end)
const noLength = ({ end_date }: LeaveOfRow): Reason =>
  end_date === undefined ? because('requests.required') : because('imports.vacation_length')

/** Null where the row names none, and undefined where there is none of this name. */
function namedReason({ paid_leave_type: name }: LeaveOfRow): PaidLeaveType | null | undefined {
  return name === undefined ? null : paidLeaveTypes.find((reason) => folded(reason) === folded(name))
}

/** What the screen refuses, but for days of the past; and what refuses an approval. */
function errorsOf(leave: Leave, facts: LeaveOfFile, today: Day): FieldReasons {
  const { person: id, request_type: type } = leave
  const person = facts.people.get(id)
  if (person === undefined) return { person: [because('records.user')] }
  if (!person.active) return { person: [because('imports.inactive_person')] }
  const found = checkNewLeave(
    // Admins make extra sick leave of a full-day one, which people ask for.
    { ...leave, type: type === 'extra_sick_leave' ? 'full_day_sick_leave' : type },
    {
      others: facts.othersOf(id, leave),
      holidays: facts.holidaysOf(leave),
      today,
      last_day: facts.lastDayOf(id),
    },
  )
  const errors = reasonsOf(found.filter(({ code }) => code !== 'requests.in_the_past'))
  const isBehind = found.some(({ code }) => code === 'requests.after_last_day')
  if (!isBehind && lastDayBehind(person.employments, leave) !== null) {
    errors.start_date = [...(errors.start_date ?? []), because('records.between_employments')]
  }
  return errors
}

function planned(leave: Leave, facts: LeaveOfFile): PlannedLeave {
  const { person, request_type: type, start_date, end_date, vacation_type, paid_leave_type, note } = leave
  const others = facts.othersOf(person, leave)
  const half_day_slot = isHalfDay(type) ? freeHalf(others, start_date) : null
  facts.add(person, { type, status: 'approved', start_date, end_date, vacation_type, half_day_slot })
  return {
    ...{ user_id: person, request_type: type, start_date, end_date, half_day_slot },
    ...{ vacation_type, paid_leave_type, note: note ?? null },
    days: splitLeaveDays({ type, start_date, end_date }, facts.holidaysOf(leave)).countedDays,
  }
}
