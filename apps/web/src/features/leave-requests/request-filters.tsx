import { t } from '../../messages/messages.ts'
import { SegmentedControl } from '../../shared/segments/segmented-control.tsx'

type Props = { value: true | undefined; onChange: (isOn: true | undefined) => void }

/** Shows all requests, or those that are not decided. */
export const PendingFilter = ({ value, onChange }: Props) => (
  <SegmentedControl
    aria-label={t.leaveRequests.status}
    options={[
      { value: 'all', label: t.leaveRequests.allStatuses },
      { value: 'pending', label: t.leaveStatuses.pending },
    ]}
    value={value ? 'pending' : 'all'}
    onChange={(chosen) => onChange(chosen === 'pending' || undefined)}
  />
)
