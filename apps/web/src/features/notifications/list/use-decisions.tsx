import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { q } from '../../../api/query.ts'
import { DecisionButtons } from '../../../reference/leave/decisions/decision-buttons.tsx'
import { useApproval } from '../../../reference/leave/decisions/use-approval.ts'
import { nameOf } from '../../../reference/leave/request-name.ts'
import { useMayOpen } from '../../../session/use-permissions.ts'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'

const DeclineRequestModal = lazyPart(() =>
  import('../../../reference/leave/decisions/decline-request-modal.tsx').then(
    (file) => file.DeclineRequestModal,
  ),
)

/** All requests that wait, as far as one answer holds them. A notification has no more of a request than its id. */
const pendingRequests = q(leaveRequests.list, { query: { is_pending: true, limit: 100 } })

/**
 * The decision on requests in a list of notifications, for those who decide: the buttons of a request that waits, and the
 * dialog that asks for the reason of a decline. `onDecided` is told the request's id.
 */
export function useDecisions(requestIds: readonly number[], onDecided: (requestId: number) => void) {
  const isAsked = useMayOpen('/requests_list') && requestIds.length > 0
  const pending = useQuery({ ...pendingRequests, enabled: isAsked })
  const [declined, setDeclined] = useState<LeaveRequest>()
  const approve = useApproval(({ id }) => onDecided(id))
  const acts = { approve: (request: LeaveRequest) => void approve(request), decline: setDeclined }
  return {
    /** Whether the buttons may still come, which make the rows higher. */
    isLoading: pending.isLoading,
    buttonsOf: (requestId: number | null): ReactNode => {
      const request = isAsked ? pending.data?.paginate_requests.find(({ id }) => id === requestId) : undefined
      return (
        request?.can.decline && <DecisionButtons request={request} name={nameOf(request, true)} acts={acts} />
      )
    },
    dialog: declined && (
      <DeclineRequestModal
        request={declined}
        onDeclined={() => onDecided(declined.id)}
        onClose={() => setDeclined(undefined)}
      />
    ),
  }
}
