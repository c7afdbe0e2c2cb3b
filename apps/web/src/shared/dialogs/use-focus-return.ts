import { useEffect, useState } from 'react'
import { focusPlace, focusPlaceOf, watchControl } from './focus-place.ts'

/**
 * Returns the focus to the control that opened a dialog, once no dialog is open, unless whoever closed it has given the
 * focus to something else. Where the control goes, now or later, for example with the row that was deleted, the focus
 * goes to the next row or to the page's heading.
 */
export function useFocusReturn() {
  const [opener] = useState(() => focusPlaceOf(document.activeElement))
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1)
        // A dialog below the one that was closed gets the focus back at its own control only.
        const isDialogOpen = dialog !== undefined && !dialog.contains(opener?.control ?? null)
        const isElsewhere = document.activeElement !== document.body
        if (isDialogOpen || isElsewhere || !opener) return
        focusPlace(opener)
        watchControl(opener, () => focusPlace(opener))
      })
    },
    [opener],
  )
}
