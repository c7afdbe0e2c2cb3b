import type { FocusEvent } from 'react'

/**
 * The `onFocus` of what a dialog holds. A dialog gives its first focus in a later task than it opens, to the control with
 * this mark; on a slow device somebody may type in another field by then, whose text would go on in that control. So
 * whatever has the focus has the mark.
 */
export function claimFirstFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
  // React tells a form of the focus in its calendars too, which are elsewhere in the document.
  if (!currentTarget.contains(target)) return
  for (const marked of currentTarget.querySelectorAll('[data-autofocus]'))
    marked.removeAttribute('data-autofocus')
  target.setAttribute('data-autofocus', 'true')
}
