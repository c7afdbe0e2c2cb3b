import type { TimeRecord } from '@portal/contract/hours'
import { formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { formatHours } from '../hours.ts'

/** The kind of a leave record in words. */
export const leaveName = ({
  record_type,
  paid_leave_type,
}: Pick<TimeRecord, 'record_type' | 'paid_leave_type'>) =>
  record_type === 'paid_leave' && paid_leave_type
    ? t.hours.paidLeave(paid_leave_type)
    : t.hours.kinds[record_type]

/** Names a record among others of its day. */
export const nameOf = (record: TimeRecord): string =>
  t.hours.recordNamed(formatHours(record.hours), record.project ?? leaveName(record), formatDay(record.date))
