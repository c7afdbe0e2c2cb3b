import type { PopoverProps } from '@mantine/core'

/** Pixels between the calendar and the field or the buttons. */
const gap = 8
/** Pixels that the calendar and its gaps need. */
const roomy = 340

/**
 * The position of a field's calendar: inside the window and above the form's buttons. It covers the field where there
 * is not enough room below or above it.
 */
export function calendarPlace(field: HTMLInputElement): NonNullable<PopoverProps['middlewares']> {
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
