import { useEffect, useState } from 'react'

/** Gives the focus back to what opened a dialog, once no dialog is left. */
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
