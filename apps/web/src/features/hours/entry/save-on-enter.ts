import type { KeyboardEvent } from 'react'

/** Sends the form of a text field by Enter; Shift + Enter starts a new line. */
export function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  // A key that is held down submits once.
  if (!event.repeat) event.currentTarget.form?.requestSubmit()
}
