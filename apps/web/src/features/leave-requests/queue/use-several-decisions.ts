import { type Decided, leaveDecisions } from '@portal/contract/leave-requests/decisions'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { refusedInWords } from '../../../messages/refusals.ts'
import { nameOf } from '../../../reference/leave/request-name.ts'
import { useUndoOffer } from '../../../shared/undo/use-undo-offer.ts'

/** A request that several decisions have left as it is. */
export type Refused = { id: number; name: string; reason: string }

/** Approves or declines several requests at once, under one undo; `refused` are those that could not be decided so. */
export function useSeveralDecisions() {
  const offerUndo = useUndoOffer()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const approving = useApiMutation(leaveDecisions.create, {
    onUndoable: (token, { decided }) => offerUndo(t.decisions.approved(decided.length), token),
  })
  const declining = useApiMutation(leaveDecisions.create, {
    onUndoable: (token, { decided }) => offerUndo(t.decisions.declined(decided.length), token),
  })
  const idsOf = (requests: readonly LeaveRequest[]) => requests.map(({ id }) => id)
  const tell = (requests: readonly LeaveRequest[], { refused: left }: Decided) =>
    setRefused(
      left.map(({ id, reason, code, facts }) => {
        const request = requests.find((each) => each.id === id)
        return {
          id,
          name: request === undefined ? t.decisions.goneRequest : nameOf(request, true),
          reason: refusedInWords({ code, facts }, reason) ?? reason,
        }
      }),
    )
  return {
    refused,
    dismiss: () => setRefused([]),
    isBusy: approving.isPending || declining.isPending,
    approve: async (requests: readonly LeaveRequest[]) =>
      tell(requests, await approving.mutateAsync({ body: { ids: idsOf(requests), decision: 'approve' } })),
    decline: async (requests: readonly LeaveRequest[], note: string | null) =>
      tell(
        requests,
        await declining.mutateAsync({ body: { ids: idsOf(requests), decision: 'decline', note } }),
      ),
  }
}
