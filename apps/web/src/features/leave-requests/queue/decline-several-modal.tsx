import { type LeaveRequest, leaveDecision } from '@portal/contract/leave-requests/leave-requests'
import { t } from '../../../messages/messages.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import acts from '../acts/acts.module.css'
import { nameOf } from '../list/request-name.ts'
import styles from './queue-page.module.css'

type Props = {
  requests: readonly LeaveRequest[]
  onDecline: (note: string | null) => Promise<void>
  onClose: () => void
}

/** Declines several requests with one reason, if there is one. The text goes with the selection, which a reload loses. */
export function DeclineSeveralModal({ requests, onDecline, onClose }: Props) {
  const { form, failure, submitWith } = useSchemaForm({
    schema: leaveDecision,
    initialValues: { decision_note: '' },
    draft: undefined,
    toastOf: ({ message }) => t.leaveRequests.updateFailed(message),
  })
  return (
    <FormModal
      title={t.decisions.declineTitle(requests.length)}
      size="sm"
      form={form}
      failure={failure}
      submitLabel={t.decisions.declineSeveral(requests.length)}
      onClose={onClose}
      onSubmit={submitWith(async ({ decision_note = null }) => {
        await onDecline(decision_note)
        onClose()
      })}
    >
      <p className={acts.question}>{t.decisions.declinesWhat(requests.length)}</p>
      <ul className={styles.named}>
        {requests.map((request) => (
          <li key={request.id}>{nameOf(request, true)}</li>
        ))}
      </ul>
      <GrowingTextarea
        label={t.leaveRequests.declineReason}
        description={t.decisions.reasonForAll}
        data-autofocus
        minRows={2}
        maxRows={6}
        {...form.getInputProps('decision_note')}
      />
    </FormModal>
  )
}
