import type { RouterHistory } from '@tanstack/react-router'

/** Steps over an entry of the history that a dialog made when the dialog is gone, such as after a reload. */
export function watchGoneOverlays(history: RouterHistory) {
  const watch = () => {
    if (history.location.state.overlays === undefined) return
    void import('./overlay-history.ts').then(({ overlaysOf }) => overlaysOf(history))
  }
  history.subscribe(watch)
  watch()
}
