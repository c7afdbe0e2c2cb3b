import { isChangedMeanwhile } from '../../../../api/api-errors.ts'
import { t } from '../../../../messages/messages.ts'
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog.tsx'
import { toastError, toastSuccess } from '../../../../shared/toasts/toasts.ts'

type Props = {
  /** The name of the item. */
  name: string
  deleted: string
  /** Deletes the item that was shown; a refusal throws. */
  remove: () => Promise<unknown>
  onClose: () => void
}

/** Asks before an item of a section is deleted. */
export function DeleteItem({ name, deleted, remove, onClose }: Props) {
  const confirm = async () => {
    try {
      await remove()
      toastSuccess(deleted)
    } catch (error) {
      toastError(isChangedMeanwhile(error) ? error : t.resumeEditor.deleteFailed)
    }
  }
  return <ConfirmDialog text={t.actions.deleteQuestion(name)} onConfirm={confirm} onClose={onClose} />
}
