import { whenQuiet } from '../../shared/later/when-quiet.ts'

/** Registers `public/service-worker.js`, which shows the portal's offline page instead of the browser's. */
export function keepOfflinePage() {
  // Browsers allow service workers only over TLS or from the same machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenQuiet(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}))
}
