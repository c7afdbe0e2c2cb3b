import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { loadMissingStyles } from './missing-styles.ts'

/** Milliseconds; longer than from a page's first frame to its first request. */
const quietMs = 100

/** An import that runs when `start` is called; when it fails, it runs again at the next call, or back online. */
export function late<Module>(load: () => Promise<Module>) {
  let wanted = Promise.withResolvers<void>()
  const start = () => wanted.resolve()
  const arrive = async (): Promise<Module> => {
    await wanted.promise
    // An import that fails resolves to undefined, because `watchVersion` prevents its rejection.
    const loaded = await load().catch(() => undefined)
    if (loaded) return loaded
    wanted = Promise.withResolvers()
    window.addEventListener('online', start, { once: true })
    await wanted.promise
    await loadMissingStyles()
    return arrive()
  }
  return { start, load: arrive }
}

type StandInHandlers = Record<'onFocus' | 'onBlur' | 'onKeyDown' | 'onKeyUp' | 'onPointerEnter', () => void>

type Props = {
  /** Starts the `late` import of the field. */
  start: () => void
  /** A read-only field of the same look. */
  standIn: (handlers: StandInHandlers) => ReactNode
  /** The field; it gets the focus if the stand-in has it. */
  children: (hadFocus: boolean) => ReactNode
}

/**
 * A field whose code is loaded when all requests of the page are answered, or as soon as a person points at its
 * stand-in or presses a key in it; the Tab key that leads to it counts. Focus alone does not load it, because a page
 * sets the focus while it is first drawn.
 */
export function LateField({ start, standIn, children }: Props) {
  const isQuiet = useIsFetching() === 0
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => {
    if (!isQuiet) return
    const timer = window.setTimeout(start, quietMs)
    return () => window.clearTimeout(timer)
  }, [isQuiet, start])
  const handlers = {
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
    onKeyDown: start,
    onKeyUp: start,
    onPointerEnter: start,
  }
  return <Suspense fallback={standIn(handlers)}>{children(hasFocus)}</Suspense>
}
