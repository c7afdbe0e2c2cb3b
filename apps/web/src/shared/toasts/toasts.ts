import { t } from '../../messages/messages.ts'
import { hideToast, showToast } from './show-toast.tsx'

type Done = {
  /** What it was done to; it follows the message. */
  thing?: string | undefined
  /** Opens the created row, by a button. */
  onOpen?: (() => void) | undefined
}

const inWords = (message: string, thing: string | undefined) =>
  thing === undefined ? message : t.actions.doneTo(message, thing)

/**
 * Shows a success at the bottom for five seconds. It takes the place of an earlier one with the same message; with `onOpen`, of
 * an earlier toast with a button.
 */
export const toastSuccess = (message: string, { thing, onOpen }: Done = {}) =>
  showToast({
    kind: 'success',
    message: inWords(message, thing),
    like: message,
    act: onOpen && { label: t.actions.open, run: onOpen },
  })

/** How long a change can be taken back on the screen. The server takes it for a minute. */
const undoShownForMs = 10_000

/**
 * Shows a success that can be taken back: ten seconds, with a button. It takes the place of an earlier toast with a
 * button.
 */
export const toastUndoable = (message: string, thing: string | undefined, onUndo: () => void) =>
  showToast({
    kind: 'success',
    message: inWords(message, thing),
    act: { label: t.actions.undo, run: onUndo },
    shownForMs: undoShownForMs,
  })

/** Shows a failure outside of forms; `error.message` is the server's sentence. */
export function toastError(error: Error | string) {
  const message = typeof error === 'string' ? error : error.message
  showToast({ kind: 'error', message, like: message })
}

/**
 * Repeats in a toast an error that the page shows and announces. It replaces an earlier one of the same `about`;
 * `dismissToast` removes it when the error is resolved.
 */
export const repeatError = (message: string, about: string) => showToast({ kind: 'error', message, about })

export const dismissToast = hideToast
