let asks = true

/** Whether the browser asks before it leaves a page with unsaved input. */
export const asksBeforeUnload = () => asks

/** For a reload by the portal itself, when the page can no longer be used. */
export function reloadWithoutAsking() {
  asks = false
  window.location.reload()
}

/** For a page that is loaded anew instead of drawn, after the portal itself has asked. */
export function loadWithoutAsking(href: string) {
  asks = false
  window.location.assign(href)
}
