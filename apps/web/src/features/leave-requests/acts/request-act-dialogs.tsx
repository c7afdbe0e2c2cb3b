import { lateDialog } from '../../../shared/stand-ins/late-part.tsx'
import type { useRequestActs } from './use-request-acts.ts'

const DeclineRequestModal = lateDialog(() =>
  import('./decline-request-modal.tsx').then((file) => file.DeclineRequestModal),
)
const DeleteRequestDialog = lateDialog(() =>
  import('./delete-request-dialog.tsx').then((file) => file.DeleteRequestDialog),
)
const PhotoViewer = lateDialog(() => import('./photo-viewer.tsx').then((file) => file.PhotoViewer))

type Props = { state: ReturnType<typeof useRequestActs>; namesUser: boolean }

/** The dialog of the act that is under way, if any. */
export const RequestActDialogs = ({ state: { declined, deleted, viewed, close }, namesUser }: Props) => (
  <>
    {declined && <DeclineRequestModal request={declined} onClose={close} />}
    {deleted && <DeleteRequestDialog request={deleted} namesUser={namesUser} onClose={close} />}
    {viewed && <PhotoViewer request={viewed} namesUser={namesUser} onClose={close} />}
  </>
)
