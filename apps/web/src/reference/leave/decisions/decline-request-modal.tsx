import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useUndoOffer } from '../../../shared/undo/use-undo-offer.ts'
import { nameOf } from '../request-name.ts'
import { DeclineForm } from './decline-form.tsx'

type Props = {
  request: LeaveRequest
  /** The name of the draft of the reason; none where nothing would open it again. */
  draft?: string
  onDeclined?: () => void
  onClose: () => void
}

/** Declines a request. */
export function DeclineRequestModal({ request, draft, onDeclined, onClose }: Props) {
  const offerUndo = useUndoOffer()
  const decide = useApiMutation(leaveRequests.decide, {
    onUndoable: (token, decided) => offerUndo(t.leaveRequests.declined, token, nameOf(decided, true)),
  })
  return (
    <DeclineForm
      title={t.leaveRequests.declineTitle}
      submitLabel={t.leaveRequests.declineButton}
      question={t.leaveRequests.declinesWhat(nameOf(request, true))}
      reasonHint={t.leaveRequests.declineReasonHint}
      draft={draft === undefined ? undefined : { name: draft, row: request }}
      onDecline={async (decision_note) => {
        await decide.mutateAsync({
          params: { id: request.id },
          ifMatch: request.version,
          body: { request: { status: 'rejected', decision_note } },
        })
        onDeclined?.()
      }}
      onClose={onClose}
    />
  )
}
