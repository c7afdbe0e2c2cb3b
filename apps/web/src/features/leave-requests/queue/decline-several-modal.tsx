import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { t } from '../../../messages/messages.ts'
import { DeclineForm } from '../../../reference/leave/decisions/decline-form.tsx'
import { nameOf } from '../../../reference/leave/request-name.ts'
import styles from './selection-bar.module.css'

type Props = {
  requests: readonly LeaveRequest[]
  onDecline: (note: string | null) => Promise<void>
  onClose: () => void
}

/** Declines several requests with one reason, if there is one. The text goes with the selection, which a reload loses. */
export const DeclineSeveralModal = ({ requests, onDecline, onClose }: Props) => (
  <DeclineForm
    title={t.decisions.declineTitle(requests.length)}
    submitLabel={t.decisions.declineSeveral(requests.length)}
    question={t.decisions.declinesWhat(requests.length)}
    reasonHint={t.decisions.reasonForAll}
    draft={undefined}
    onDecline={onDecline}
    onClose={onClose}
  >
    <ul className={styles.named}>
      {requests.map((request) => (
        <li key={request.id}>{nameOf(request, true)}</li>
      ))}
    </ul>
  </DeclineForm>
)
