import type { MouseEvent } from 'react'

/**
 * Props for a button beside a form: pressing it leaves the focus in the field. Otherwise the field's error would appear
 * between press and release, push the button away from under the pointer, and the click would be lost.
 */
export const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() }
