import { type ImportRun, imports } from '@portal/contract/imports'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'

type Props = { run: ImportRun; onDeleted?: () => void; onClose: () => void }

export function DeleteImportDialog({ run: { id, version, file_name }, onDeleted, onClose }: Props) {
  const remove = useApiMutation(imports.remove)
  const confirm = async () => {
    await remove.mutateAsync({ params: { id }, ifMatch: version })
    toastSuccess(t.imports.deleted, { thing: file_name })
    onDeleted?.()
  }
  return <ConfirmDialog text={t.actions.deleteQuestion(file_name)} onConfirm={confirm} onClose={onClose} />
}
