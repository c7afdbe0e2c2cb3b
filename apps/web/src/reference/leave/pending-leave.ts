import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import type { Day } from '@portal/domain/days'
import { countedLeaveDays } from '@portal/domain/leave/leave'
import { q } from '../../api/query.ts'

/** The query of one's own requests that wait for a decision. */
export const ownPendingLeave = q(leaveRequests.list, { query: { mine: true, is_pending: true, limit: 100 } })

export type PendingLeave = Pick<
  LeaveRequest,
  'id' | 'request_type' | 'paid_leave_type' | 'start_date' | 'end_date'
>

/** The pending leave that counts the day. */
export const pendingOn = (day: Day, isWorkday: boolean, pending: readonly PendingLeave[]): PendingLeave[] =>
  pending.filter(
    ({ request_type, start_date, end_date }) =>
      start_date <= day &&
      day <= end_date &&
      countedLeaveDays(request_type, [day], () => isWorkday).length > 0,
  )
