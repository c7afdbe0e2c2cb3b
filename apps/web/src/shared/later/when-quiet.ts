const pauseMs = 2000

/** Runs what can wait once the page and all that it needs have come. */
export function whenQuiet(run: () => void) {
  const start = () => window.setTimeout(run, pauseMs)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
