import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { t } from '../../messages/messages.ts'
import { asksBeforeUnload } from '../overlays/before-unload.ts'

/** Asks by the browser's own dialog before typed input is lost, until the code of `LeaveGuard` is loaded. */
export function LeaveStandIn({ onDiscard }: { onDiscard: () => void }) {
  const { history } = useRouter()
  const mayLeave = useEffectEvent(() => {
    const mayGo = window.confirm(t.actions.discardTitle)
    if (mayGo) onDiscard()
    return mayGo
  })
  useEffect(
    () =>
      history.block({
        enableBeforeUnload: asksBeforeUnload,
        // Another day or filter of the same page keeps its forms.
        blockerFn: ({ currentLocation, nextLocation }) =>
          nextLocation.pathname !== currentLocation.pathname && !mayLeave(),
      }),
    [history],
  )
  return null
}
