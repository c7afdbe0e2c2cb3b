import type { PopoverProps } from '@mantine/core'

/** Pixels between the calendar and what it must not cover. */
const gap = 8
/** Pixels of a window that the calendar and the gaps beside it just fit into. */
const roomy = 340

/**
 * Where a field's calendar may stand: inside the window and above the form's buttons. It goes over the field where neither below
 * nor above it there is room enough.
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
