import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { nameOf } from '../../../reference/leave/request-name.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { declineDraft, type useRequestActs } from './use-request-acts.ts'

const DeclineRequestModal = lazyPart(() =>
  import('../../../reference/leave/decisions/decline-request-modal.tsx').then(
    (file) => file.DeclineRequestModal,
  ),
)
const PhotoViewer = lazyPart(() => import('./photo-viewer.tsx').then((file) => file.PhotoViewer))
const RequestDialog = lazyPart(() => import('./request-dialog.tsx').then((file) => file.RequestDialog))

type Props = {
  state: ReturnType<typeof useRequestActs>
  namesUser: boolean
  /** The id of the request that the address opens. */
  openedId: number | undefined
  onCloseOpened: () => void
}

/** The request that is open and, above it, the dialog of the act that is under way, if any. */
export const RequestActDialogs = ({
  state: { acts, declined, deleted, viewed, close },
  namesUser,
  openedId,
  onCloseOpened,
}: Props) => (
  <>
    {openedId !== undefined && (
      <RequestDialog
        id={openedId}
        acts={acts}
        isCovered={declined !== undefined || viewed !== undefined}
        onClose={onCloseOpened}
      />
    )}
    {declined && <DeclineRequestModal request={declined} draft={declineDraft} onClose={close} />}
    {deleted && <DeleteRequestDialog request={deleted} namesUser={namesUser} onClose={close} />}
    {viewed && <PhotoViewer request={viewed} namesUser={namesUser} onClose={close} />}
  </>
)

type DeletionProps = { request: LeaveRequest; namesUser: boolean; onClose: () => void }

function DeleteRequestDialog({ request, namesUser, onClose }: DeletionProps) {
  const remove = useApiMutation(leaveRequests.remove)
  const name = nameOf(request, namesUser)
  const confirm = async () => {
    await remove.mutateAsync({ params: { id: request.id }, ifMatch: request.version })
    toastSuccess(t.leaveRequests.deleted, { thing: name })
  }
  return <ConfirmDialog text={t.actions.deleteQuestion(name)} onConfirm={confirm} onClose={onClose} />
}
