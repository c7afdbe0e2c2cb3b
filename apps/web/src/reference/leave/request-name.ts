import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { formatDay } from '@portal/domain/days'
import { t } from '../../messages/messages.ts'

export const typeOf = ({ request_type, paid_leave_type }: LeaveRequest) =>
  t.leaveName(request_type, paid_leave_type)

export const datesOf = ({ start_date, end_date }: Pick<LeaveRequest, 'start_date' | 'end_date'>) =>
  t.leaveRequests.range(formatDay(start_date), formatDay(end_date))

/** The dates of a request with the days that it takes, where it takes any. */
export const datesAndDays = (request: LeaveRequest) =>
  request.days > 0 ? `${datesOf(request)} · ${t.leaveRequests.days(request.days)}` : datesOf(request)

/** A request in labels and questions: type and dates, with the person among those of many. */
export const nameOf = (request: LeaveRequest, namesUser: boolean) =>
  namesUser
    ? t.leaveRequests.namedOf(typeOf(request), request.user.full_name, datesOf(request))
    : t.leaveRequests.named(typeOf(request), datesOf(request))
