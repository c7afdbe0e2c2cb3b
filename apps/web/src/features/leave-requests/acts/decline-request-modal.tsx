import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useUndoOffer } from '../../../shared/undo/use-undo-offer.ts'
import { nameOf } from '../request/request-name.ts'
import { DeclineForm } from './decline-form.tsx'
import { declineDraft } from './use-request-acts.ts'

type Props = { request: LeaveRequest; onClose: () => void }

/** Declines a request. */
export function DeclineRequestModal({ request, onClose }: Props) {
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
      draft={{ name: declineDraft, row: request }}
      onDecline={(decision_note) =>
        decide.mutateAsync({
          params: { id: request.id },
          ifMatch: request.version,
          body: { request: { status: 'rejected', decision_note } },
        })
      }
      onClose={onClose}
    />
  )
}
