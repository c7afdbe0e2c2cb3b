import type { KeyboardEvent } from 'react'

/** For buttons that have the focus when a dialog opens: a key held down from before does not press them. */
export function ignoreRepeat(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault()
}
