import { candidates } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { isChangedMeanwhile } from '../../../api/api-errors.ts'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'

type Props = { candidate: Candidate; onDeleted: () => void; onClose: () => void }

export function DeleteCandidateDialog({ candidate, onDeleted, onClose }: Props) {
  const { id, version, full_name } = candidate
  const remove = useApiMutation(candidates.remove)
  const confirm = async () => {
    try {
      await remove.mutateAsync({ params: { id }, ifMatch: version })
    } catch (error) {
      toastError(isChangedMeanwhile(error) ? error : t.candidate.removeFailed)
      return
    }
    toastSuccess(t.candidate.removed, { thing: full_name })
    onDeleted()
  }
  return <ConfirmDialog text={t.candidate.deleteQuestion(full_name)} onConfirm={confirm} onClose={onClose} />
}
