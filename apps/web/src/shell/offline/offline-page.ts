const pauseMs = 2000

/**
 * Registers `public/service-worker.js`, which shows the portal's offline page instead of the browser's. It begins two
 * seconds after the page is loaded, because its requests would compete with those of the page.
 */
export function keepOfflinePage() {
  // Browsers allow service workers only over TLS or from the same machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  const start = () => window.setTimeout(register, pauseMs)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
