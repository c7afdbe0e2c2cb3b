import { type LeaveRequest, leaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { useState } from 'react'
import { useApproval } from '../../../reference/leave/decisions/use-approval.ts'
import { useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import type { RequestActs } from './request-acts.ts'

export const declineDraft = 'requests.decline'

/** The acts on the requests of a list, and the request that each dialog is about. */
export function useRequestActs() {
  const approve = useApproval()
  const [declined, setDeclined] = useRowOfDraft(declineDraft, leaveRequest)
  const [deleted, setDeleted] = useState<LeaveRequest>()
  const [viewed, setViewed] = useState<LeaveRequest>()
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
