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
import { getTableColumns, sql } from 'drizzle-orm'
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
 * whole day takes both halves, a half-day request takes the half in `half_day_slot`. Two half days may share a day and
 * nothing else may. Users do not choose the half: the server writes 1, or 2 when another half-day request has 1.
 */
export const leaveRequests = pgTable(
  'leave_requests',
  {
    id: id(),
    /** Counts the changes of the request and of its leave records. Calendars see by it that the event has changed. */
    version: version(),
    calendar_uid: calendarUid(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    request_type: text('request_type').$type<LeaveType>().notNull(),
    status: text('status', { enum: leaveRequestStatuses }).notNull().default('pending'),
    start_date: day('start_date').notNull(),
    end_date: day('end_date').notNull(),
    half_day_slot: smallint('half_day_slot'),
    vacation_type: text('vacation_type', { enum: vacationTypes }),
    paid_leave_type: text('paid_leave_type', { enum: paidLeaveTypes }),
    note: text('note'),
    attached_file_id: integer('attached_file_id').references(() => files.id, { onDelete: 'restrict' }),
    decided_by_id: integer('decided_by_id').references(() => users.id, { onDelete: 'restrict' }),
    decided_at: moment('decided_at'),
    /** The version that the decision made. Colleagues' calendars count from it, so that nothing before it shows. */
    decided_version: integer('decided_version').notNull().default(1),
    /** Why it was declined. */
    decision_note: text('decision_note'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('leave_requests_user_dates_idx').on(t.user_id, t.start_date, t.end_date),
    index('leave_requests_start_idx').on(t.start_date, t.id),
    index('leave_requests_end_idx').on(t.end_date),
    index('leave_requests_pending_idx')
      .on(t.start_date, t.created_at, t.id)
      .where(sql`${t.status} = 'pending'`),
    index('leave_requests_attached_file_idx').on(t.attached_file_id),
    check('leave_requests_type_check', oneOf(t.request_type, leaveTypes)),
    check('leave_requests_status_check', oneOf(t.status, leaveRequestStatuses)),
    check(
      'leave_requests_dates_check',
      sql`${t.end_date} >= ${t.start_date} and ${t.end_date} - ${t.start_date} < ${literal(maxLeaveDays)}`,
    ),
    check(
      'leave_requests_one_day_check',
      sql`${t.start_date} = ${t.end_date} or not (${oneOf(t.request_type, oneDayTypes)})`,
    ),
    check(
      'leave_requests_half_day_check',
      sql`(${oneOf(t.request_type, halfDayTypes)}) = (${t.half_day_slot} is not null) and ${t.half_day_slot} in (1, 2)`,
    ),
    check(
      'leave_requests_vacation_check',
      sql`case when ${t.request_type} = 'vacation'
        then ${t.vacation_type} is not null
          and ${t.end_date} - ${t.start_date} = case ${t.vacation_type} when 'one_week' then ${daysAfterFirst('one_week')} when 'two_weeks' then ${daysAfterFirst('two_weeks')} end
        else ${t.vacation_type} is null end`,
    ),
    check(
      'leave_requests_paid_leave_check',
      sql`case when ${t.request_type} = 'paid_leave'
        then ${t.paid_leave_type} is not null and ${oneOf(t.paid_leave_type, paidLeaveTypes)}
        else ${t.paid_leave_type} is null end`,
    ),
    check('leave_requests_note_check', upTo(t.note, leaveRequestLimits.note)),
    check(
      'leave_requests_decision_note_check',
      sql`${t.decision_note} is null or (${t.status} = 'rejected' and ${filledUpTo(t.decision_note, leaveRequestLimits.decision_note)})`,
    ),
    check(
      'leave_requests_decided_check',
      sql`(${t.status} = 'pending') = (${t.decided_at} is null) and (${t.decided_at} is null) = (${t.decided_by_id} is null)`,
    ),
  ],
)

const { calendar_uid, half_day_slot, decided_by_id, decided_version, updated_at, ...shown } =
  getTableColumns(leaveRequests)
/** The columns that people see. The picture's id is among them, from which its address follows. */
export const shownOfLeaveRequest = shown
