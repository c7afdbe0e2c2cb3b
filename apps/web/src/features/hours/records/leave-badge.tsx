import { Badge } from '@mantine/core'
import type { TimeRecord } from '@portal/contract/hours'
import { kindColors } from '../kind-colors.ts'
import { leaveName } from './record-name.ts'

/** What a leave record is: its kind in words on its colour. */
export function LeaveBadge({ record }: { record: TimeRecord }) {
  return (
    <Badge color={kindColors[record.record_type]} variant="filled" tt="none" fw={500} radius="sm">
      {leaveName(record)}
    </Badge>
  )
}
