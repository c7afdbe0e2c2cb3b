import { type RefObject, useEffect, useRef } from 'react'

const rowOf = (control: Element) => control.closest('tbody > tr, ul > li:has(select)')
const rowsIn = (frame: Element) => [...frame.querySelectorAll('tbody > tr, ul > li:has(select)')]

/**
 * Moves the focus when a change takes a row out of the list, and its focused control with it. The focus goes to the
 * same control of the row that is now in its place, or to the button of the empty list.
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
    const row = next[Math.min(place, next.length - 1)] ?? element
    row.querySelector<HTMLElement>(row === element ? 'button' : control.localName)?.focus()
  })
}
