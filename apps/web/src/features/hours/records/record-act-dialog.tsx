import { useEarliestEditDay } from '../../../session/use-permissions.ts'
import { useToday } from '../../../session/use-user.ts'
import { latePart } from '../../../shared/stand-ins/late-part.tsx'
import type { HoursOf } from '../hours-of.ts'
import type { RecordActs } from './use-record-acts.ts'

const EditRecordModal = latePart(() => import('./edit-record-modal.tsx').then((file) => file.EditRecordModal))
const loadDelete = () => import('./delete-record-dialog.tsx')
const DeleteRecordDialog = latePart(() => loadDelete().then((file) => file.DeleteRecordDialog))
const DeleteRecordOfDialog = latePart(() => loadDelete().then((file) => file.DeleteRecordOfDialog))

type Props = {
  acts: RecordActs
  hours: HoursOf
  /** Whether the dialogs name the person of the record. */
  namesUser?: boolean
}

export function RecordActDialog({ acts, hours, namesUser = false }: Props) {
  const { draft, edited, deleted, end } = acts
  const earliest = useEarliestEditDay()
  const today = useToday()
  const DeleteDialog = namesUser ? DeleteRecordOfDialog : DeleteRecordDialog
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
          onClose={end}
        />
      )}
      {deleted && <DeleteDialog record={deleted} hours={hours} onClose={end} />}
    </>
  )
}
