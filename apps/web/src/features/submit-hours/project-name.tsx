import type { TimeRecord } from '@portal/contract/records'
import { LeaveBadge } from './leave-badge.tsx'

type Props = { record: TimeRecord }

/** The project of worked hours, or the kind of leave. Becomes a link for those who may open /projects/{id}, once it is. */
export function ProjectName({ record }: Props) {
  return record.record_type === 'regular' ? record.project : <LeaveBadge record={record} />
}
