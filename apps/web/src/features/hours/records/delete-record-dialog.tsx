import type { TimeRecord } from '@portal/contract/hours/hours'
import { t } from '../../../messages/messages.ts'
import { useNameOfPerson } from '../../../reference/use-name-of-person.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import type { HoursOf } from '../hours-of.ts'
import { nameOf } from './record-name.ts'

type Props = { record: TimeRecord; hours: HoursOf; onClose: () => void }

/** Asks before another person's record is deleted, and names the person. */
export function DeleteRecordDialog({ record, hours, onClose }: Props) {
  const user = useNameOfPerson(record.user_id, record.user)
  return (
    <ConfirmDialog
      text={t.hours.deleteQuestion(t.hours.recordOf(nameOf(record), user))}
      onConfirm={() => hours.remove(record)}
      onClose={onClose}
    />
  )
}
