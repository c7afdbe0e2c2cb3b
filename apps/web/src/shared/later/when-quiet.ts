const pauseMs = 2000

/** Runs work of low priority two seconds after the page is loaded. */
export function whenQuiet(run: () => void) {
  const start = () => window.setTimeout(run, pauseMs)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
