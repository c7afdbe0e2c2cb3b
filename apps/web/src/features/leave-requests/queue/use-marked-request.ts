import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { useState } from 'react'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { refusedInWords } from '../../../messages/refusals.ts'
import type { DecisionActs } from '../../../reference/leave/decisions/decision-buttons.tsx'
import { useShortcut } from '../../../shared/shortcuts.ts'
import { toastError } from '../../../shared/toasts/toasts.ts'
import { openerOf } from './line-cells.tsx'

/**
 * The request that the keys of the queue act on: J and K mark the next and the one before, A approves and D declines. Where
 * a marked request leaves the list, the one in its place is marked.
 */
export function useMarkedRequest(shown: readonly LeaveRequest[] | undefined, acts: DecisionActs) {
  const [mark, setMark] = useState<{ id: number; place: number }>()
  const found = shown?.findIndex(({ id }) => id === mark?.id) ?? -1
  if (mark && shown) {
    const place = found === -1 ? Math.min(mark.place, shown.length - 1) : found
    const id = shown[place]?.id
    if (id === undefined) setMark(undefined)
    else if (id !== mark.id || place !== mark.place) setMark({ id, place })
  }
  const marked = shown?.[found]
  const move = (step: 1 | -1) => {
    const place = mark ? mark.place + step : 0
    const next = shown?.[place]
    if (next === undefined) return
    setMark({ id: next.id, place })
    document.getElementById(openerOf(next.id))?.focus()
  }
  const approve = () => {
    if (!marked) return
    const { can } = marked
    const refusal = refusedInWords(can.approve_reason, can.approve_refusal)
    if (can.approve) acts.approve(marked)
    else if (refusal !== undefined) toastError(refusal)
  }
  const hasKeys = !useIsPhone() && shown !== undefined && shown.length > 0
  useShortcut('j', t.decisions.keys.next, () => move(1), hasKeys)
  useShortcut('k', t.decisions.keys.previous, () => move(-1), hasKeys)
  useShortcut('a', t.decisions.keys.approve, approve, hasKeys)
  useShortcut('d', t.decisions.keys.decline, () => marked?.can.decline && acts.decline(marked), hasKeys)
  return marked
}
