import type { RouterHistory } from '@tanstack/react-router'
import { overlaysOf } from './overlay-history.ts'

/** Skips a dialog's entry in the history when the dialog no longer exists, for example after a reload. */
export function watchGoneOverlays(history: RouterHistory) {
  const watch = () => {
    if (history.location.state.overlays === undefined) return
    overlaysOf(history)
  }
  history.subscribe(watch)
  watch()
}
