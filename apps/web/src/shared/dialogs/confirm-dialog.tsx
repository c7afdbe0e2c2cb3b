import { lazyPart } from '../states/lazy-part.tsx'

/** Asks before something is lost or cannot be changed any more; mount it to open it. */
export const ConfirmDialog = lazyPart(() => import('./confirm-modal.tsx').then((file) => file.ConfirmModal))
