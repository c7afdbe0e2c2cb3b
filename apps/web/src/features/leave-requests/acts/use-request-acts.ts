import {
  type LeaveRequest,
  leaveRequest,
  leaveRequests,
} from '@portal/contract/leave-requests/leave-requests'
import { useRef, useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { toastError } from '../../../shared/toasts/toasts.ts'
import { useUndoOffer } from '../../../shared/undo/use-undo-offer.ts'
import { nameOf } from '../request/request-name.ts'
import type { RequestActs } from './request-acts.ts'

export const declineDraft = 'requests.decline'

/** The acts on the requests of a list, and the request that each dialog is about. */
export function useRequestActs() {
  const offerUndo = useUndoOffer()
  const decide = useApiMutation(leaveRequests.decide, {
    onUndoable: (token, decided) => offerUndo(t.leaveRequests.approved, token, nameOf(decided, true)),
  })
  const approving = useRef(new Set<number>())
  const [declined, setDeclined] = useRowOfDraft(declineDraft, leaveRequest)
  const [deleted, setDeleted] = useState<LeaveRequest>()
  const [viewed, setViewed] = useState<LeaveRequest>()

  const approve = async ({ id, version }: LeaveRequest) => {
    // Only the first click of a double click is sent.
    if (approving.current.has(id)) return
    approving.current.add(id)
    try {
      await decide.mutateAsync({
        params: { id },
        ifMatch: version,
        body: { request: { status: 'approved' } },
      })
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    } finally {
      approving.current.delete(id)
    }
  }
  const acts: RequestActs = {
    approve: (request) => void approve(request),
    decline: setDeclined,
    remove: setDeleted,
    view: setViewed,
  }
  return {
    acts,
    declined,
    deleted,
    viewed,
    close: () => {
      setDeclined(undefined)
      setDeleted(undefined)
      setViewed(undefined)
    },
  }
}
