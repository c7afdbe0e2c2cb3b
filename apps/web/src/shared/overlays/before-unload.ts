let asks = true

/** Whether the browser asks before it leaves a page with something unsaved. */
export const asksBeforeUnload = () => asks

/** For a reload of our own, when the page can no longer be used. */
export function reloadWithoutAsking() {
  asks = false
  window.location.reload()
}
