import type { TimeRecord } from '@portal/contract/hours'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { useEarliestEditDay } from '../../../session/use-permissions.ts'
import { useToday } from '../../../session/use-user.ts'
import { toastSuccess } from '../../../shared/toasts.ts'
import type { HoursOf } from '../hours-of.ts'
import { nameOf } from '../record-kinds.ts'

const EditRecordModal = lazy(() =>
  import('./edit-record-modal.tsx').then((file) => ({ default: file.EditRecordModal })),
)
const ConfirmDialog = lazy(() =>
  import('../../../shared/dialogs/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
)

type Act = { kind: 'edit' | 'delete'; record: TimeRecord }

/** Which record is being edited or deleted; a row starts it, and `RecordActDialog` shows the dialog for it. */
export function useRecordActs() {
  const [act, setAct] = useState<Act>()
  return {
    act,
    onEdit: (record: TimeRecord) => setAct({ kind: 'edit', record }),
    onDelete: (record: TimeRecord) => setAct({ kind: 'delete', record }),
    end: () => setAct(undefined),
  }
}

type Props = {
  acts: ReturnType<typeof useRecordActs>
  hours: HoursOf
  /** Whether the dialogs say whose record it is. */
  namesUser?: boolean
}

export function RecordActDialog({ acts: { act, end }, hours, namesUser = false }: Props) {
  const earliest = useEarliestEditDay()
  const today = useToday()
  if (!act) return null
  const { kind, record } = act
  const user = namesUser ? record.user : undefined
  return (
    <Suspense>
      {kind === 'edit' ? (
        <EditRecordModal
          record={record}
          user={user}
          hours={hours}
          earliest={earliest}
          today={today}
          onClose={end}
        />
      ) : (
        <ConfirmDialog
          text={t.actions.deleteQuestion(user ? t.hours.recordOf(nameOf(record), user) : nameOf(record))}
          onConfirm={async () => {
            await hours.remove(record)
            toastSuccess(t.hours.deleted)
          }}
          onClose={end}
        />
      )}
    </Suspense>
  )
}
