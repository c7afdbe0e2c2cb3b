import { IconAlertTriangle } from '@tabler/icons-react'
import { t } from '../messages/messages.ts'
import { Notice } from '../shared/notices/notice.tsx'
import { kindName, type LeaveKind } from './record-kinds.ts'

/** Says that hours are logged on a day which this leave takes whole. */
export const WorkedLeaveNotice = ({ leave }: { leave: LeaveKind }) => (
  <Notice icon={IconAlertTriangle}>{t.hours.workedOnLeaveNotice(kindName(leave))}</Notice>
)
