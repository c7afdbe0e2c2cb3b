import {
  halfDayTypes,
  type LeaveType,
  leaveRequestLimits,
  leaveRequestStatuses,
  leaveTypes,
  maxLeaveDays,
  oneDayTypes,
  paidLeaveTypes,
  type VacationType,
  vacationLengths,
  vacationTypes,
} from '@portal/domain/leave/leave'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import {
  calendarUid,
  createdAt,
  day,
  filledUpTo,
  id,
  literal,
  moment,
  oneOf,
  updatedAt,
  upTo,
  version,
} from './columns.ts'
import { files } from './files.ts'
import { users } from './people/users.ts'

const daysAfterFirst = (type: VacationType) => literal(vacationLengths[type] - 1)

/**
 * The exclusion constraint `leave_requests_no_overlap`, written by hand in the migrations, counts in half days: a
 * whole day takes both halves, a half-day request takes the half in `halfDaySlot`. Two half days may share a day and
 * nothing else may. Users do not choose the half: the server writes 1, or 2 when another half-day request has 1.
 */
export const leaveRequests = pgTable(
  'leave_requests',
  {
    id: id(),
    /** Counts the changes of the request and of its leave records. Calendars see by it that the event has changed. */
    version: version(),
    calendarUid: calendarUid(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    requestType: text('request_type').$type<LeaveType>().notNull(),
    status: text('status', { enum: leaveRequestStatuses }).notNull().default('pending'),
    startDate: day('start_date').notNull(),
    endDate: day('end_date').notNull(),
    halfDaySlot: smallint('half_day_slot'),
    vacationType: text('vacation_type', { enum: vacationTypes }),
    paidLeaveType: text('paid_leave_type', { enum: paidLeaveTypes }),
    note: text('note'),
    attachedFileId: integer('attached_file_id').references(() => files.id, { onDelete: 'restrict' }),
    decidedById: integer('decided_by_id').references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: moment('decided_at'),
    /** The version that the decision made. Colleagues' calendars count from it, so that nothing before it shows. */
    decidedVersion: integer('decided_version').notNull().default(1),
    /** Why it was declined. */
    decisionNote: text('decision_note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('leave_requests_user_dates_idx').on(t.userId, t.startDate, t.endDate),
    index('leave_requests_start_idx').on(t.startDate, t.id),
    index('leave_requests_end_idx').on(t.endDate),
    index('leave_requests_pending_idx')
      .on(t.startDate, t.createdAt, t.id)
      .where(sql`${t.status} = 'pending'`),
    index('leave_requests_attached_file_idx').on(t.attachedFileId),
    check('leave_requests_type_check', oneOf(t.requestType, leaveTypes)),
    check('leave_requests_status_check', oneOf(t.status, leaveRequestStatuses)),
    check(
      'leave_requests_dates_check',
      sql`${t.endDate} >= ${t.startDate} and ${t.endDate} - ${t.startDate} < ${literal(maxLeaveDays)}`,
    ),
    check(
      'leave_requests_one_day_check',
      sql`${t.startDate} = ${t.endDate} or not (${oneOf(t.requestType, oneDayTypes)})`,
    ),
    check(
      'leave_requests_half_day_check',
      sql`(${oneOf(t.requestType, halfDayTypes)}) = (${t.halfDaySlot} is not null) and ${t.halfDaySlot} in (1, 2)`,
    ),
    check(
      'leave_requests_vacation_check',
      sql`case when ${t.requestType} = 'vacation'
        then ${t.vacationType} is not null
          and ${t.endDate} - ${t.startDate} = case ${t.vacationType} when 'one_week' then ${daysAfterFirst('one_week')} when 'two_weeks' then ${daysAfterFirst('two_weeks')} end
        else ${t.vacationType} is null end`,
    ),
    check(
      'leave_requests_paid_leave_check',
      sql`case when ${t.requestType} = 'paid_leave'
        then ${t.paidLeaveType} is not null and ${oneOf(t.paidLeaveType, paidLeaveTypes)}
        else ${t.paidLeaveType} is null end`,
    ),
    check('leave_requests_note_check', upTo(t.note, leaveRequestLimits.note)),
    check(
      'leave_requests_decision_note_check',
      sql`${t.decisionNote} is null or (${t.status} = 'rejected' and ${filledUpTo(t.decisionNote, leaveRequestLimits.decisionNote)})`,
    ),
    check(
      'leave_requests_decided_check',
      sql`(${t.status} = 'pending') = (${t.decidedAt} is null) and (${t.decidedAt} is null) = (${t.decidedById} is null)`,
    ),
  ],
)
