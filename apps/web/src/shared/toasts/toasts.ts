/**
 * Shows a success top right for five seconds. The code is loaded with the first toast. With `onOpen` it has a button
 * that opens the created row.
 */
export const toastSuccess = (message: string, onOpen?: () => void) => show('success', message, onOpen)

/** Shows a failure outside of forms; `error.message` is the server's sentence. */
export const toastError = (error: Error | string) =>
  show('error', typeof error === 'string' ? error : error.message)

let isWanted = false
const listeners = new Set<() => void>()

function show(kind: 'success' | 'error', message: string, onOpen?: () => void) {
  isWanted = true
  for (const listener of listeners) listener()
  void import('./toast-center.tsx').then(({ showToast }) => showToast(kind, message, onOpen))
}

/** Whether a toast has been requested. */
export const toastsAreWanted = () => isWanted

/** Returns a function that stops listening. */
export function onToastsWanted(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
