// Runs in each measured page before its own scripts, and keeps what the browser reports for `measure-page.ts`.

const seen = { largestPaintMs: 0, layoutShift: 0, usableMs: 0 }
window.portalSeen = seen

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) seen.largestPaintMs = entry.startTime
}).observe({ type: 'largest-contentful-paint', buffered: true })

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.layoutShift += entry.value
}).observe({ type: 'layout-shift', buffered: true })

/** Notes the first frame in which all of the page's `selectors` are there and no list is being loaded. */
window.portalWatch = (selectors) => {
  const look = () => {
    const isThere = selectors.every((selector) => document.querySelector(selector))
    if (isThere && !document.querySelector('[role="status"][aria-label^="Loading"]')) {
      seen.usableMs = performance.now()
    } else {
      requestAnimationFrame(look)
    }
  }
  look()
}
