import type { Register } from '@tanstack/react-router'

const tenMinutesMs = 600_000

/**
 * When the server has a new version of the app, the next change of page reloads the page instead of rendering it:
 * nothing typed is lost then. Versions are told apart by the first script that the server sends.
 */
export function watchVersion(router: Register['router']) {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  let isOutdated = false
  let checkedAt = Date.now()

  async function check() {
    if (!script || Date.now() - checkedAt < tenMinutesMs) return
    checkedAt = Date.now()
    const page = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } }).catch(
      () => undefined,
    )
    if (page?.ok) isOutdated = !(await page.text()).includes(new URL(script).pathname)
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check()
  })

  // A chunk of the old version no longer exists on the server; the reload below fetches the new one.
  window.addEventListener('vite:preloadError', () => {
    isOutdated = true
  })

  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    void check()
    if (isOutdated && pathChanged) window.location.assign(toLocation.href)
  })
}
