import { useEarliestEditDay } from '../../../session/use-permissions.ts'
import { useToday } from '../../../session/use-user.ts'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import type { HoursOf } from '../hours-of.ts'
import { DeleteRecordDialog } from './delete-record-dialog.tsx'
import type { RecordActs } from './use-record-acts.ts'

const EditRecordModal = lazyPart(() => import('./edit-record-modal.tsx').then((file) => file.EditRecordModal))

type Props = {
  acts: Pick<RecordActs, 'draft' | 'edited' | 'deleted'>
  hours: HoursOf
  /** Whether the dialogs name the person of the record. */
  namesUser?: boolean
  onClose: () => void
}

export function RecordActDialog({ acts, hours, namesUser = false, onClose }: Props) {
  const { draft, edited, deleted } = acts
  const earliest = useEarliestEditDay()
  const today = useToday()
  return (
    <>
      {edited && (
        <EditRecordModal
          record={edited}
          namesUser={namesUser}
          draft={draft}
          hours={hours}
          earliest={earliest}
          today={today}
          onClose={onClose}
        />
      )}
      {deleted && <DeleteRecordDialog record={deleted} hours={hours} onClose={onClose} />}
    </>
  )
}
