import type { Register } from '@tanstack/react-router'

const tenMinutesMs = 600_000

/**
 * A new version of the app is taken up at the next change of page, when nothing typed can be lost: the page is then
 * loaded anew instead of rendered. What the server hands out as the first script tells versions apart.
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

  // A chunk of the old version is gone from the server: the reload below fetches the new one.
  window.addEventListener('vite:preloadError', () => {
    isOutdated = true
  })

  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    void check()
    if (isOutdated && pathChanged) window.location.assign(toLocation.href)
  })
}
