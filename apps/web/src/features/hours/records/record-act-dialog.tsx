import { record as recordRow, type TimeRecord } from '@portal/contract/hours'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { useEarliestEditDay } from '../../../session/use-permissions.ts'
import { useToday } from '../../../session/use-user.ts'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { toastSuccess } from '../../../shared/toasts.ts'
import type { HoursOf } from '../hours-of.ts'
import { nameOf } from '../record-kinds.ts'

const EditRecordModal = lazy(() =>
  import('./edit-record-modal.tsx').then((file) => ({ default: file.EditRecordModal })),
)
const ConfirmDialog = lazy(() =>
  import('../../../shared/dialogs/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
)

/** Which record is being edited or deleted; a row starts it, and `RecordActDialog` shows the dialog for it. */
export function useRecordActs(page: 'own' | 'users') {
  const draft = `hours.${page}.edit`
  const [edited, setEdited] = useRowOfDraft(draft, recordRow)
  const [deleted, setDeleted] = useState<TimeRecord>()
  return {
    draft,
    edited,
    deleted,
    onEdit: (record: TimeRecord) => setEdited(record),
    onDelete: (record: TimeRecord) => setDeleted(record),
    end: () => {
      setEdited(undefined)
      setDeleted(undefined)
    },
  }
}

type Props = {
  acts: ReturnType<typeof useRecordActs>
  hours: HoursOf
  /** Whether the dialogs say whose record it is. */
  namesUser?: boolean
}

export function RecordActDialog({ acts, hours, namesUser = false }: Props) {
  const { draft, edited, deleted, end } = acts
  const earliest = useEarliestEditDay()
  const today = useToday()
  return (
    <Suspense>
      {edited && (
        <EditRecordModal
          record={edited}
          user={namesUser ? edited.user : undefined}
          draft={draft}
          hours={hours}
          earliest={earliest}
          today={today}
          onClose={end}
        />
      )}
      {deleted && (
        <ConfirmDialog
          text={t.actions.deleteQuestion(
            namesUser ? t.hours.recordOf(nameOf(deleted), deleted.user) : nameOf(deleted),
          )}
          onConfirm={async () => {
            await hours.remove(deleted)
            toastSuccess(t.hours.deleted)
          }}
          onClose={end}
        />
      )}
    </Suspense>
  )
}
