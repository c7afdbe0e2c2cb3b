import { useEffect } from 'react'
import { dismissToast, repeatError } from './toasts.ts'

/**
 * Repeats in a toast, once, an error that the page shows, while it is there; undefined for none. `about` names
 * what has failed.
 */
export function useRepeatedError(message: string | undefined, about = message) {
  useEffect(() => {
    if (message === undefined || about === undefined) return
    repeatError(message, about)
    return () => dismissToast(about)
  }, [message, about])
}
