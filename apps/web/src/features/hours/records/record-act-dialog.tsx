import { lazy, Suspense } from 'react'
import { t } from '../../../messages/messages.ts'
import { useEarliestEditDay } from '../../../session/use-permissions.ts'
import { useToday } from '../../../session/use-user.ts'
import { toastSuccess } from '../../../shared/toasts.ts'
import type { HoursOf } from '../hours-of.ts'
import { nameOf } from '../record-kinds.ts'
import type { RecordActs } from './use-record-acts.ts'

const EditRecordModal = lazy(() =>
  import('./edit-record-modal.tsx').then((file) => ({ default: file.EditRecordModal })),
)
const ConfirmDialog = lazy(() =>
  import('../../../shared/dialogs/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
)

type Props = {
  acts: RecordActs
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
