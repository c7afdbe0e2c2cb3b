import { lazy, Suspense } from 'react'
import { useEarliestEditDay } from '../../../session/use-permissions.ts'
import { useToday } from '../../../session/use-user.ts'
import type { HoursOf } from '../hours-of.ts'
import type { RecordActs } from './use-record-acts.ts'

const EditRecordModal = lazy(() =>
  import('./edit-record-modal.tsx').then((file) => ({ default: file.EditRecordModal })),
)
const loadDelete = () => import('./delete-record-dialog.tsx')
const DeleteRecordDialog = lazy(() => loadDelete().then((file) => ({ default: file.DeleteRecordDialog })))
const DeleteRecordOfDialog = lazy(() => loadDelete().then((file) => ({ default: file.DeleteRecordOfDialog })))

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
    <Suspense>
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
    </Suspense>
  )
}
