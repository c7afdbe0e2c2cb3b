import { useEffect, useState } from 'react'

/** Returns the focus to the control that opened a dialog, once no dialog is open. */
export function useFocusReturn() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isDialogOpen = document.querySelector('[role="dialog"]') !== null
        if (!isDialogOpen && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    },
    [opener],
  )
}
