import { whenQuiet } from '../../shared/later/when-quiet.ts'

/** Has `public/service-worker.js` keep the page that stands in for the browser's own when there is no connection. */
export function keepOfflinePage() {
  // Browsers offer it only to pages that came by TLS or from the same machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenQuiet(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}))
}
