import type { Register } from '@tanstack/react-router'

const tenMinutesMs = 600_000

/**
 * When the server has a new version of the app, the next change of page reloads the page instead of rendering it:
 * nothing typed is lost then. Versions are told apart by the scripts that the server's document names.
 */
export function watchVersion(router: Register['router']) {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')]
  const paths = scripts.map(({ src }) => new URL(src).pathname)
  let isOutdated = false
  let checkedAt = Date.now()

  async function check() {
    if (Date.now() - checkedAt < tenMinutesMs) return
    checkedAt = Date.now()
    const page = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } }).catch(
      () => undefined,
    )
    if (!page?.ok) return
    const text = await page.text()
    isOutdated = !paths.every((path) => text.includes(path))
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
