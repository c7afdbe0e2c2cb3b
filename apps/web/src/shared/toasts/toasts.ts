import type { Toast } from './toast.ts'

/**
 * Shows a success top right for five seconds. The code is loaded after the page. With `onOpen` it has a button that
 * opens the created row.
 */
export const toastSuccess = (message: string, onOpen?: () => void) =>
  show({ kind: 'success', message, onOpen })

/** Shows a failure outside of forms; `error.message` is the server's sentence. */
export const toastError = (error: Error | string) =>
  show({ kind: 'error', message: typeof error === 'string' ? error : error.message })

/**
 * Repeats at the top right an error that the page shows and announces. It replaces an earlier one of the same `about`;
 * `dismissToast` removes it when the error is resolved.
 */
export const repeatError = (message: string, about: string) => show({ kind: 'error', message, about })

export function dismissToast(about: string) {
  if (isAsked) withCenter(({ hideToast }) => hideToast(about))
}

let isWanted = false
const listeners = new Set<() => void>()

function show(toast: Toast) {
  withCenter(({ showToast }) => {
    isWanted = true
    for (const listener of listeners) listener()
    showToast(toast)
  })
}

type Center = Pick<typeof import('./toast-center.tsx'), 'showToast' | 'hideToast'>

let isAsked = false
let isLoaded = false

function withCenter(use: (center: Center) => void) {
  // Browsers do not request a failed module again.
  if (!isLoaded && !navigator.onLine) return
  isAsked = true
  const taking = import('./toast-center.tsx').then(({ showToast, hideToast }) => {
    isLoaded = true
    use({ showToast, hideToast })
  })
  taking.catch(() => {})
}

/** Loads the code early, so that failures are shown offline, too. */
export const preloadToasts = () => withCenter(() => {})

/** Whether a toast has been requested. */
export const toastsAreWanted = () => isWanted

/** Returns a function that stops listening. */
export function onToastsWanted(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
