import { type RefObject, useEffect, useRef } from 'react'

/** A row of a table, or of a phone's list. */
const row = 'tbody > tr, [data-row]'
const rowOf = (control: Element) => control.closest(row)
const rowsIn = (frame: Element) => [...frame.querySelectorAll(row)]

/**
 * Moves the focus when a change takes a row out of the list, and its focused control with it. The focus goes to the
 * same control of the row that is now in its place, to the button that opens it on a phone, or to the button of the empty
 * list.
 */
export function useControlFocus(frame: RefObject<HTMLElement | null>) {
  const last = useRef<{ control: Element; place: number }>(undefined)

  useEffect(() => {
    const element = frame.current
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element && element ? rowOf(target) : null
      const place = row && element ? rowsIn(element).indexOf(row) : -1
      last.current = target instanceof Element && place !== -1 ? { control: target, place } : undefined
    }
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [frame])

  useEffect(() => {
    const element = frame.current
    if (!element || !last.current) return
    const { control, place } = last.current
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (control.isConnected || !isLost) return
    const next = rowsIn(element)
    const now = next[Math.min(place, next.length - 1)]
    const same = now?.querySelector<HTMLElement>(control.localName)
    ;(same ?? (now ?? element).querySelector<HTMLElement>('button'))?.focus()
  })
}
