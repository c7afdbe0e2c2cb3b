import { DeclineRequestModal } from './decline-request-modal.tsx'
import { DeleteRequestDialog } from './delete-request-dialog.tsx'
import { PhotoViewer } from './photo-viewer.tsx'
import type { useRequestActs } from './use-request-acts.ts'

type Props = { state: ReturnType<typeof useRequestActs>; namesUser: boolean }

/** The dialog of the act that is under way, if any. */
export const RequestActDialogs = ({ state: { declined, deleted, viewed, close }, namesUser }: Props) => (
  <>
    {declined && <DeclineRequestModal request={declined} onClose={close} />}
    {deleted && <DeleteRequestDialog request={deleted} namesUser={namesUser} onClose={close} />}
    {viewed && <PhotoViewer request={viewed} namesUser={namesUser} onClose={close} />}
  </>
)
