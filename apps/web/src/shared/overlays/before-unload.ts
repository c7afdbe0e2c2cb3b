let asks = true

/** Whether the browser asks before it leaves a page with unsaved input. */
export const asksBeforeUnload = () => asks

/** For a reload by the portal itself, when the page can no longer be used. */
export function reloadWithoutAsking() {
  asks = false
  window.location.reload()
}
