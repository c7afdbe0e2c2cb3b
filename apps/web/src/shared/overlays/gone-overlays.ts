import type { RouterHistory } from '@tanstack/react-router'

/** Skips a dialog's entry in the history when the dialog no longer exists, for example after a reload. */
export function watchGoneOverlays(history: RouterHistory) {
  const watch = () => {
    if (history.location.state.overlays === undefined) return
    void import('./overlay-history.ts').then(({ overlaysOf }) => overlaysOf(history))
  }
  history.subscribe(watch)
  watch()
}
