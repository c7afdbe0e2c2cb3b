import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { useRef } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { toastError } from '../../../shared/toasts/toasts.ts'
import { useUndoOffer } from '../../../shared/undo/use-undo-offer.ts'
import { nameOf } from '../request-name.ts'

/** Approves requests, each with an offer to take it back; a refusal is a toast. */
export function useApproval(onApproved?: (request: LeaveRequest) => void) {
  const offerUndo = useUndoOffer()
  const decide = useApiMutation(leaveRequests.decide, {
    onUndoable: (token, decided) => offerUndo(t.leaveRequests.approved, token, nameOf(decided, true)),
  })
  const approving = useRef(new Set<number>())
  return async (request: LeaveRequest) => {
    const { id, version } = request
    // Only the first click of a double click is sent.
    if (approving.current.has(id)) return
    approving.current.add(id)
    try {
      await decide.mutateAsync({
        params: { id },
        ifMatch: version,
        body: { request: { status: 'approved' } },
      })
      onApproved?.(request)
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    } finally {
      approving.current.delete(id)
    }
  }
}
