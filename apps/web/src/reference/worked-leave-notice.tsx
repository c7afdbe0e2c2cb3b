import { IconAlertTriangle } from '@tabler/icons-react'
import { t } from '../messages/messages.ts'
import { kindName, type LeaveKind } from './record-kinds.ts'
import styles from './worked-leave-notice.module.css'

/** Says that hours are logged on a day which this leave takes whole. */
export const WorkedLeaveNotice = ({ leave }: { leave: LeaveKind }) => (
  <p className={styles.notice}>
    <IconAlertTriangle size={18} aria-hidden />
    {t.hours.workedOnLeaveNotice(kindName(leave))}
  </p>
)
