import { addDays, type Day, daysInRange } from '@portal/domain/days'
import { countedLeaveDays, isHalfDay } from '@portal/domain/leave/leave'
import type { Tx } from '../../database.ts'
import { leaveRequests } from '../../schema/leave-requests.ts'
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
        userId: leave.userId,
        requestType: leave.type,
        status: leave.status,
        startDate: leave.startDate,
        endDate: leave.endDate,
        halfDaySlot: isHalfDay(leave.type) ? 1 : null,
        vacationType: leave.vacationType,
        paidLeaveType: leave.paidLeaveType,
        note: leave.note,
        createdAt: momentOn(leave.askedOn, index % 120),
        ...decisionOn(leave, calendar.today, admins),
      })),
    )
    .returning({ id: leaveRequests.id, userId: leaveRequests.userId, startDate: leaveRequests.startDate })

  const requestIds = new Map(inserted.map((row) => [`${row.userId} ${row.startDate}`, row.id]))
  return ordered
    .filter((leave) => leave.status === 'approved')
    .flatMap((leave) => {
      const requestId = requestIds.get(`${leave.userId} ${leave.startDate}`) ?? null
      const days = daysInRange(leave.startDate, leave.endDate)
      return countedLeaveDays(leave.type, days, (day) => wasWorkday(leave, day, calendar)).map((date) =>
        leaveRecord(leave, date, requestId),
      )
    })
}

function decisionOn(leave: Leave, today: Day, admins: readonly number[]) {
  if (leave.status === 'pending') return { decidedById: null, decidedAt: null, decisionNote: null }
  const decidedOn = earlierOf(addDays(leave.askedOn, 1), addDays(today, -1))
  // Users may not decide on their own leave.
  const decidedById = admins.find((id) => id !== leave.userId) ?? null
  // Some are declined without a reason.
  const hasReason = leave.status === 'rejected' && leave.userId % 3 !== 0
  const decisionNote = hasReason ? 'The release is in that week' : null
  return { decidedById, decidedAt: momentOn(decidedOn, 180), decisionNote }
}

const leaveRecord = (leave: Leave, date: Day, requestId: number | null): RecordRow => ({
  user_id: leave.userId,
  project_id: null,
  category_id: null,
  job_status_id: null,
  request_id: requestId,
  record_type: leave.type,
  paid_leave_type: leave.paidLeaveType,
  date,
  hours: 0,
  description: leave.note ?? '',
})
