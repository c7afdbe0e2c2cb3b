import type { Register } from '@tanstack/react-router'
import { loadWithoutAsking } from '../browser/before-unload.ts'
import { watchStyles } from '../shared/states/missing-styles.ts'

const tenMinutesMs = 600_000

let isCodeMissing = false

/** Whether code of the app could not be loaded. */
export const hasMissingCode = () => isCodeMissing

/**
 * When the server has a new version of the app, the next navigation reloads the page instead of rendering it, because
 * no input is lost then. Versions differ in the scripts that the server's document names.
 */
export function watchVersion(router: Register['router']) {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')]
  const paths = scripts.map(({ src }) => new URL(src).pathname)
  let isOutdated = false
  let checkedAt = Date.now()
  watchStyles()

  async function check({ isForced = false } = {}) {
    if (!isForced && Date.now() - checkedAt < tenMinutesMs) return
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

  window.addEventListener('vite:preloadError', (event) => {
    // The router would reload the page, which offline shows the browser's own error page. With the default prevented the
    // import has no result: `lazyPart` shows that, or the page error.
    event.preventDefault()
    isCodeMissing = true
    // The server may have a new version without that file.
    void check({ isForced: true })
  })

  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    void check()
    if (isOutdated && pathChanged) loadWithoutAsking(toLocation.href)
  })
}
