import { lazyPart } from '../states/lazy-part.tsx'

/** Shows one's own and the saved value of each field that two people changed, to choose one of them. */
export const ConflictDialog = lazyPart(() =>
  import('./conflict-modal.tsx').then((file) => file.ConflictModal),
)
