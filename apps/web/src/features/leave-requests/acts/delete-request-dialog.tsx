import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { nameOf } from '../request/request-name.ts'

type Props = { request: LeaveRequest; namesUser: boolean; onClose: () => void }

export function DeleteRequestDialog({ request, namesUser, onClose }: Props) {
  const remove = useApiMutation(leaveRequests.remove)
  const name = nameOf(request, namesUser)
  const confirm = async () => {
    await remove.mutateAsync({ params: { id: request.id }, ifMatch: request.version })
    toastSuccess(t.leaveRequests.deleted, { thing: name })
  }
  return <ConfirmDialog text={t.actions.deleteQuestion(name)} onConfirm={confirm} onClose={onClose} />
}
