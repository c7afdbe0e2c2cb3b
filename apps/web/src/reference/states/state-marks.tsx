import type { LeaveRequestStatus } from '@portal/domain/leave/leave'
import type { JobStatusTag } from '@portal/domain/people/job-statuses'
import { t } from '../../messages/messages.ts'
import { StateMark } from '../../shared/states/state-mark.tsx'
import { kindName, type LeaveKind, markColor } from '../record-kinds.ts'
import { stateLooks } from './states.ts'

export const RequestStatus = ({ status }: { status: LeaveRequestStatus }) => (
  <StateMark look={stateLooks.request[status]}>{t.leaveStatuses[status]}</StateMark>
)

type JobStatusProps = { tag: JobStatusTag; name: string }

export const JobStatus = ({ tag, name }: JobStatusProps) => (
  <StateMark look={stateLooks.jobStatus[tag]}>{name}</StateMark>
)

/** The kind of a record or of leave, in the colour that calendars and charts give it. */
export const KindMark = ({ kind }: { kind: LeaveKind }) => (
  <StateMark look={{ color: markColor(kind.record_type) }}>{kindName(kind)}</StateMark>
)
