import type { AnyRouter } from '@tanstack/react-router'
import { loadParts } from './lazy-part.tsx'

/** How long a page has for its own requests and drawing before the parts that it may open are loaded. */
const settleMs = 2000

/** Loads the parts of a page after it was drawn: when it is idle, or as soon as a person moves the pointer or presses a key. */
export function watchParts(router: AnyRouter) {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe('onRendered', () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(loadParts), settleMs)
  })
  for (const type of ['pointermove', 'pointerdown', 'keydown'])
    document.addEventListener(type, loadParts, { capture: true, passive: true })
}

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act)
