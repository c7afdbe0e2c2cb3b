import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Milliseconds; longer than from a page's first frame to its first request. */
const quietMs = 100

/** An import that runs when `start` is called. */
export function late<Module>(load: () => Promise<Module>) {
  let start = () => {}
  const isWanted = new Promise<void>((resolve) => {
    start = resolve
  })
  return { start, load: () => isWanted.then(load) }
}

type StandInHandlers = { onFocus: () => void; onBlur: () => void; onPointerEnter: () => void }

type Props = {
  /** Starts the `late` import of the field. */
  start: () => void
  /** A read-only field of the same look. */
  standIn: (handlers: StandInHandlers) => ReactNode
  /** The field; it gets the focus if the stand-in has it. */
  children: (hadFocus: boolean) => ReactNode
}

/**
 * A field whose code is loaded when all requests of the page are answered, or as soon as its stand-in has the pointer
 * or the focus.
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
