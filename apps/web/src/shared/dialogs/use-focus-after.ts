import { useEffect, useRef } from 'react'
import { type FocusPlace, focusPlace, focusPlaceOf } from './focus-place.ts'

/**
 * Gives the focus back after dialogs that follow each other: the last one was opened by a control of the one before, which is
 * gone. Returns how to note the control that opens the first.
 */
export function useFocusAfter(isOpen: boolean): () => void {
  const opener = useRef<FocusPlace>(undefined)
  useEffect(() => {
    if (isOpen || !opener.current || document.activeElement !== document.body) return
    focusPlace(opener.current)
    opener.current = undefined
  }, [isOpen])
  return () => {
    opener.current = focusPlaceOf(document.activeElement)
  }
}
