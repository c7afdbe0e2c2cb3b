import { Badge } from '@mantine/core'
import type { LeaveRequestStatus } from '@portal/domain/leave/leave'
import { IconCheck, IconX } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'

const looks = {
  pending: { color: 'gray', Icon: undefined },
  approved: { color: 'green', Icon: IconCheck },
  rejected: { color: 'red', Icon: IconX },
} as const

/** Shows the status of a request for leave by colour and word. */
export function RequestStatus({ status }: { status: LeaveRequestStatus }) {
  const { color, Icon } = looks[status]
  return (
    <Badge variant="light" color={color} fw={500} leftSection={Icon && <Icon size={14} aria-hidden />}>
      {t.leaveStatuses[status]}
    </Badge>
  )
}
