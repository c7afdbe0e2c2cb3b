import type { AnyRouter } from '@tanstack/react-router'
import { loadParts } from './lazy-part.tsx'

/** How long a page has for its own requests and drawing before the parts that it may open are loaded. */
const settleMs = 2000
const signs = ['pointermove', 'pointerdown', 'keydown']

/**
 * Loads the parts of a page after it was drawn: when it is idle, or as soon as a person moves the pointer or presses a
 * key. The frame does so: visitors open no dialogs, and would load what signed-in people share. Returns its end.
 */
export function watchParts(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(loadParts), settleMs)
  }
  wait()
  const stopWaiting = router.subscribe('onRendered', wait)
  for (const type of signs) document.addEventListener(type, loadParts, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    stopWaiting()
    for (const type of signs) document.removeEventListener(type, loadParts, { capture: true })
  }
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act)
