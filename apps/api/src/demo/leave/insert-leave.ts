import { addDays, type Day, daysInRange } from '@portal/domain/days'
import { countedLeaveDays, isHalfDay } from '@portal/domain/leave/leave'
import type { Tx } from '../../db/database.ts'
import { leaveRequests } from '../../db/schema/leave-requests.ts'
import { type Calendar, earlierOf, momentOn } from '../demo-days.ts'
import type { RecordRow } from '../hours/insert-records.ts'
import { type Leave, wasWorkday } from './leave-diary.ts'

type Input = { leaves: readonly Leave[]; calendar: Calendar; admins: readonly number[] }

/** Inserts the requests, oldest first. Returns the records of the approved ones. */
export async function insertLeave(tx: Tx, { leaves, calendar, admins }: Input): Promise<RecordRow[]> {
  const ordered = leaves.toSorted((a, b) => (a.askedOn < b.askedOn ? -1 : a.askedOn > b.askedOn ? 1 : 0))
  const inserted = await tx
    .insert(leaveRequests)
    .values(
      ordered.map((leave, index) => ({
        user_id: leave.user_id,
        request_type: leave.type,
        status: leave.status,
        start_date: leave.start_date,
        end_date: leave.end_date,
        half_day_slot: isHalfDay(leave.type) ? 1 : null,
        vacation_type: leave.vacation_type,
        paid_leave_type: leave.paid_leave_type,
        note: leave.note,
        created_at: momentOn(leave.askedOn, index % 120),
        ...decisionOn(leave, calendar.today, admins),
      })),
    )
    .returning({ id: leaveRequests.id, user_id: leaveRequests.user_id, start_date: leaveRequests.start_date })

  const requestIds = new Map(inserted.map((row) => [`${row.user_id} ${row.start_date}`, row.id]))
  return ordered
    .filter((leave) => leave.status === 'approved')
    .flatMap((leave) => {
      const request_id = requestIds.get(`${leave.user_id} ${leave.start_date}`) ?? null
      const days = daysInRange(leave.start_date, leave.end_date)
      return countedLeaveDays(leave.type, days, (day) => wasWorkday(leave, day, calendar)).map((date) =>
        leaveRecord(leave, date, request_id),
      )
    })
}

function decisionOn(leave: Leave, today: Day, admins: readonly number[]) {
  if (leave.status === 'pending') return { decided_by_id: null, decided_at: null, decision_note: null }
  const decidedOn = earlierOf(addDays(leave.askedOn, 1), addDays(today, -1))
  // Users may not decide on their own leave.
  const decided_by_id = admins.find((id) => id !== leave.user_id) ?? null
  // Some are declined without a reason.
  const hasReason = leave.status === 'rejected' && leave.user_id % 3 !== 0
  const decision_note = hasReason ? 'The release is in that week' : null
  return { decided_by_id, decided_at: momentOn(decidedOn, 180), decision_note }
}

const leaveRecord = (leave: Leave, date: Day, request_id: number | null): RecordRow => ({
  user_id: leave.user_id,
  project_id: null,
  category_id: null,
  job_status_id: null,
  request_id,
  record_type: leave.type,
  paid_leave_type: leave.paid_leave_type,
  date,
  hours: 0,
  description: leave.note ?? '',
})
