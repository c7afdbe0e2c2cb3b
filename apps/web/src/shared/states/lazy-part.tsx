import type { AnyRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { MissingPart, reloadIfOnline } from './missing-part.tsx'
import { loadMissingStyles } from './missing-styles.ts'

type Retry = { onRetry: () => Promise<void> }
type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the code before the part is shown. A failure is told when the part is shown. */
  preload: () => Promise<void>
}

const waiting = new Set<() => Promise<void>>()

/** Loads the code of all parts that the shown pages may open. */
function loadParts() {
  for (const preload of waiting) void preload()
  waiting.clear()
}

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

/**
 * A part of a page that is not drawn at first: a dialog, a drawer, a calendar. Its code is loaded after the page was
 * drawn (`watchParts`), or when the part is first shown; until then `StandIn`, or nothing, is in its place. When the code
 * cannot be loaded, `Missing` is in its place, by default a notice that offers 'Try again', and the code is also fetched
 * again when the browser is back online. See docs/decisions/0033-lazy-parts.md for why this is not React's `lazy`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn?: ComponentType<Props>,
  Missing: ComponentType<Props & Retry> = MissingPart,
): LazyPart<Props> {
  let Part: ComponentType<Props> | undefined
  const preload = async () => {
    // An import that fails resolves to undefined, because `watchVersion` prevents its rejection.
    Part ??= await load().catch(() => undefined)
  }
  waiting.add(preload)
  function Lazy(props: Props) {
    const [isMissing, setMissing] = useState(false)
    const [hasArrived, setArrived] = useState(Part !== undefined)
    const fetchPart = async () => {
      await preload()
      if (Part) setArrived(true)
      else setMissing(true)
    }
    const fetchFirst = useEffectEvent(fetchPart)
    // `hasArrived` says whether the part was rendered; the code itself may have arrived since that render.
    useEffect(() => {
      if (!hasArrived) void fetchFirst()
    }, [hasArrived])
    const fetchAgain = async () => {
      await loadMissingStyles()
      await fetchPart()
    }
    const fetchOnline = useEffectEvent(fetchAgain)
    useEffect(() => {
      if (!isMissing) return
      const retry = () => void fetchOnline()
      window.addEventListener('online', retry)
      return () => window.removeEventListener('online', retry)
    }, [isMissing])

    if (Part) return <Part {...props} />
    if (!isMissing) return StandIn ? <StandIn {...props} /> : null
    const retry = async () => {
      await fetchAgain()
      // A new version of the app may lack the file.
      if (!Part) await reloadIfOnline()
    }
    return <Missing {...props} onRetry={retry} />
  }
  return Object.assign(Lazy, { preload })
}
