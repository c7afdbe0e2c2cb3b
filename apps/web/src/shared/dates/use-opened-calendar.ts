import type { PopoverProps } from '@mantine/core'
import { useRef, useState } from 'react'

type Place = NonNullable<PopoverProps['middlewares']>

/** The calendar of a field: where it is opened, the day or month that has the focus in it, and what gets the focus after it. */
export function useOpenedCalendar(label: string) {
  const [opened, setOpened] = useState<{ place: Place; focused: string }>()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLElement>(null)
  return {
    field,
    opened,
    open: (from: HTMLElement, focused: string) => {
      opener.current = from
      if (field.current) setOpened({ place: calendarPlace(field.current), focused })
    },
    focus: (focused: string) => setOpened((now) => now && { ...now, focused }),
    close: () => {
      setOpened(undefined)
      opener.current?.focus()
    },
    /** Closes the calendar for a click elsewhere, which keeps the focus that it has given. */
    dismiss: () => {
      opener.current = null
      setOpened(undefined)
    },
    // The dialog takes the focus a moment after it has opened, and so from a field whose value was picked before that.
    keepFocus: () => {
      const at = document.activeElement
      if (at === document.body || at?.getAttribute('aria-label') === label) opener.current?.focus()
    },
  }
}

/** Pixels between the calendar and the field or the buttons. */
const gap = 8
/** Pixels that the calendar and its gaps need. */
const roomy = 340

/**
 * The position of a field's calendar: inside the window and above the form's buttons. It covers the field where there
 * is not enough room below or above it.
 */
function calendarPlace(field: HTMLInputElement): Place {
  const buttons = field.form?.querySelector('[type="submit"]')?.getBoundingClientRect()
  const isBelow = buttons !== undefined && buttons.top >= field.getBoundingClientRect().bottom
  const bottom = isBelow ? Math.max(window.innerHeight - buttons.top, 0) + gap : gap
  const beside = window.innerWidth < roomy ? 0 : gap
  const padding = { top: gap, right: beside, left: beside, bottom }
  return {
    flip: { padding },
    shift: { padding, crossAxis: true, limiter: { fn: ({ x, y }) => ({ x, y }) } },
  }
}
