import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Longer than it takes from a page's first frame to its first request. */
const quietMs = 100

/** Puts off an import until `start` is called. */
export function late<Module>(load: () => Promise<Module>) {
  let start = () => {}
  const isWanted = new Promise<void>((resolve) => {
    start = resolve
  })
  return { start, load: () => isWanted.then(load) }
}

type StandInHandlers = { onFocus: () => void; onBlur: () => void; onPointerEnter: () => void }

type Props = {
  /** Of the `late` import that the field waits for. */
  start: () => void
  /** Looks like the field and only shows. */
  standIn: (handlers: StandInHandlers) => ReactNode
  /** The field; it takes the focus over when the stand-in had it. */
  children: (hadFocus: boolean) => ReactNode
}

/**
 * A field whose code is loaded when all requests of the page are answered, or as soon as the pointer or the focus is on
 * its stand-in.
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
    onFocus: () => {
      setFocus(true)
      start()
    },
    onBlur: () => setFocus(false),
    onPointerEnter: start,
  }
  return <Suspense fallback={standIn(handlers)}>{children(hasFocus)}</Suspense>
}
