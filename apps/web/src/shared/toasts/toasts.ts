/**
 * Says top right, for five seconds, that something went well. The code for it comes with the first toast. With `onOpen` it
 * offers to open what was created.
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

/** Whether a toast was asked for yet. */
export const toastsAreWanted = () => isWanted

/** Returns how to stop listening. */
export function onToastsWanted(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
