import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { type Overlay, overlaysOf } from './overlay-history.ts'

/** While `isOpen`, Back closes this overlay and does nothing else. */
export function useOverlay(overlay: Overlay, isOpen = true) {
  const { history } = useRouter()
  const mayClose = useEffectEvent(overlay.mayClose)
  const close = useEffectEvent(overlay.close)
  useEffect(() => {
    if (!isOpen) return
    return overlaysOf(history).add({ mayClose: () => mayClose(), close: () => close() })
  }, [history, isOpen])
}
