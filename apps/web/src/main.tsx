import './theme/fonts.css'
import './theme/tokens.css'
import './theme/global.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { firstAnswers } from './first-answers.ts'
import { queryClient, router } from './router.ts'
import { portalQuery } from './session/portal-query.ts'
import { sessionQuery } from './session/session-query.ts'
import { watchSession } from './session/watch-session.ts'
import { watchGoneOverlays } from './shared/overlays/overlay-history.ts'
import { watchVersion } from './shell/app-version.ts'
import { Library } from './shell/library.tsx'

/** Milliseconds between the load of the page and the registration of the offline page. */
const offlinePauseMs = 2000

// By default Zod compiles schemas with `new Function`, which the content security policy forbids.
z.config({ jitless: true })

watchSession(router, queryClient)
watchGoneOverlays(router.history)
watchVersion(router)
keepOfflinePage()

// The requests for the session and the portal's facts are sent first, so that the browser does not queue them behind
// the page's files.
void queryClient.prefetchQuery(sessionQuery)
void queryClient.prefetchQuery(portalQuery)

// The font is requested after the scripts, without which nothing is drawn, and before the first text would request it.
void document.fonts.load("1em 'Inter Variable'")

// The page's code is loaded while the session is requested, not after it. A failure shows when the page is opened.
const [pageRoutes] = router.getMatchedRoutes(window.location.pathname)
for (const route of pageRoutes) router.loadRouteChunk(route)?.catch(() => {})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// The answers are not awaited at the top level: the page's code imports this file's chunk, so each would wait for the
// other.
void firstAnswers(router, queryClient).then(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Library>
          <RouterProvider router={router} />
        </Library>
      </QueryClientProvider>
    </StrictMode>,
  ),
)

/**
 * Registers `public/service-worker.js`, which shows the portal's offline page instead of the browser's. It begins a while
 * after the page is loaded, because its requests would compete with those of the page.
 */
function keepOfflinePage() {
  // Browsers allow service workers only over TLS or from the same machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  const start = () => window.setTimeout(register, offlinePauseMs)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
