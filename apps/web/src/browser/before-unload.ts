let asks = true

/** Whether the browser asks before it leaves a page with unsaved input. */
export const asksBeforeUnload = () => asks

/** Reloads the page without a question; for a reload by the portal itself, when the page can no longer be used. */
export function reloadWithoutAsking() {
  asks = false
  window.location.reload()
}

/** Loads a page anew instead of rendering it, after the portal itself has asked about unsaved input. */
export function loadWithoutAsking(href: string) {
  asks = false
  window.location.assign(href)
}
