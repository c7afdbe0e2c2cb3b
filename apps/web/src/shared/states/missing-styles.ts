const missing = new Set<HTMLLinkElement>()

/** Remembers the style sheets that could not be loaded. */
export function watchStyles() {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
  }
  // The event is captured, because an error event of a style sheet does not bubble.
  document.addEventListener('error', remember, true)
}

/** Requests the missing style sheets again: a repeated import requests the scripts, but not the style sheets. */
export async function loadMissingStyles() {
  await Promise.all(
    [...missing].map((link) => {
      missing.delete(link)
      const again = document.createElement('link')
      again.rel = 'stylesheet'
      again.href = link.href
      const { promise, resolve } = Promise.withResolvers<Event>()
      again.addEventListener('load', resolve)
      again.addEventListener('error', resolve)
      link.replaceWith(again)
      return promise
    }),
  )
}
