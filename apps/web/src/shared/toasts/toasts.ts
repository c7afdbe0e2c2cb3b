import { t } from '../../messages/messages.ts'
import { hideToast, showToast } from './toast-center.tsx'

/**
 * Shows a success top right for five seconds. With `onOpen` it has a button that opens the created row.
 */
export const toastSuccess = (message: string, onOpen?: () => void) =>
  showToast({ kind: 'success', message, act: onOpen && { label: t.actions.open, run: onOpen } })

/** How long a change can be taken back on the screen. The server takes it for a minute. */
const undoShownForMs = 10_000

/** Shows a success that can be taken back: ten seconds, with a button. */
export const toastUndoable = (message: string, onUndo: () => void) =>
  showToast({
    kind: 'success',
    message,
    act: { label: t.actions.undo, run: onUndo },
    shownForMs: undoShownForMs,
  })

/** Shows a failure outside of forms; `error.message` is the server's sentence. */
export const toastError = (error: Error | string) =>
  showToast({ kind: 'error', message: typeof error === 'string' ? error : error.message })

/**
 * Repeats at the top right an error that the page shows and announces. It replaces an earlier one of the same `about`;
 * `dismissToast` removes it when the error is resolved.
 */
export const repeatError = (message: string, about: string) => showToast({ kind: 'error', message, about })

export const dismissToast = hideToast
