import {
  type LeaveRequest,
  leaveDecision,
  leaveRequests,
} from '@portal/contract/leave-requests/leave-requests'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { useUndoOffer } from '../../../shared/undo/use-undo-offer.ts'
import { nameOf } from '../list/request-name.ts'
import styles from './acts.module.css'
import { declineDraft } from './use-request-acts.ts'

type Props = { request: LeaveRequest; onClose: () => void }

/** Declines a request, with a reason if there is one. */
export function DeclineRequestModal({ request, onClose }: Props) {
  const offerUndo = useUndoOffer()
  const decide = useApiMutation(leaveRequests.decide, {
    onUndoable: (token) => offerUndo(t.leaveRequests.declined, token),
  })
  const { form, failure, submitWith } = useSchemaForm({
    schema: leaveDecision,
    initialValues: { decision_note: '' },
    draft: { name: declineDraft, row: request },
    toastOf: ({ message }) => t.leaveRequests.updateFailed(message),
  })
  return (
    <FormModal
      title={t.leaveRequests.declineTitle}
      size="sm"
      form={form}
      failure={failure}
      submitLabel={t.leaveRequests.declineButton}
      onClose={onClose}
      onSubmit={submitWith(async ({ decision_note = null }) => {
        await decide.mutateAsync({
          params: { id: request.id },
          ifMatch: request.version,
          body: { request: { status: 'rejected', decision_note } },
        })
        onClose()
      })}
    >
      <p className={styles.question}>{t.leaveRequests.declinesWhat(nameOf(request, true))}</p>
      <GrowingTextarea
        label={t.leaveRequests.declineReason}
        description={t.leaveRequests.declineReasonHint}
        data-autofocus
        minRows={2}
        maxRows={6}
        {...form.getInputProps('decision_note')}
      />
    </FormModal>
  )
}
