import { Badge } from '@mantine/core'
import type { TimeRecord } from '@portal/contract/records'
import { t } from '../../messages/messages.ts'
import { kindColors } from './kind-colors.ts'

/** What a leave record is: its kind in words on its colour. */
export function LeaveBadge({ record }: { record: TimeRecord }) {
  return (
    <Badge color={kindColors[record.record_type]} variant="filled" tt="none" fw={500} radius="sm">
      {leaveName(record)}
    </Badge>
  )
}

export const leaveName = ({
  record_type,
  paid_leave_type,
}: Pick<TimeRecord, 'record_type' | 'paid_leave_type'>) =>
  record_type === 'paid_leave' && paid_leave_type
    ? t.submitHours.paidLeave(paid_leave_type)
    : t.submitHours.kinds[record_type]
