import { type LeaveRequest, leaveDecision } from '@portal/contract/leave-requests/leave-requests'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import styles from './decline-form.module.css'

type Props = {
  title: string
  submitLabel: string
  question: string
  /** What else stands below the question. */
  children?: ReactNode
  reasonHint: string
  draft: { name: string; row: LeaveRequest } | undefined
  onDecline: (note: string | null) => Promise<unknown>
  onClose: () => void
}

/** Asks whether to decline, and for the reason if there is one. */
export function DeclineForm({
  title,
  submitLabel,
  question,
  children,
  reasonHint,
  draft,
  onDecline,
  onClose,
}: Props) {
  const { form, failure, submitWith } = useSchemaForm({
    schema: leaveDecision,
    initialValues: { decision_note: '' },
    draft,
    toastOf: ({ message }) => t.leaveRequests.updateFailed(message),
  })
  return (
    <FormModal
      title={title}
      size="sm"
      form={form}
      failure={failure}
      submitLabel={submitLabel}
      danger={<IconX size={18} aria-hidden />}
      onClose={onClose}
      onSubmit={submitWith(async ({ decision_note = null }) => {
        await onDecline(decision_note)
        onClose()
      })}
    >
      <p className={styles.question}>{question}</p>
      {children}
      <GrowingTextarea
        label={t.leaveRequests.declineReason}
        description={reasonHint}
        data-autofocus
        minRows={2}
        maxRows={6}
        {...form.getInputProps('decision_note')}
      />
    </FormModal>
  )
}
