import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { DeleteRequestDialog } from './delete-request-dialog.tsx'
import type { useRequestActs } from './use-request-acts.ts'

const DeclineRequestModal = lazyPart(() =>
  import('./decline-request-modal.tsx').then((file) => file.DeclineRequestModal),
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
    {declined && <DeclineRequestModal request={declined} onClose={close} />}
    {deleted && <DeleteRequestDialog request={deleted} namesUser={namesUser} onClose={close} />}
    {viewed && <PhotoViewer request={viewed} namesUser={namesUser} onClose={close} />}
  </>
)
