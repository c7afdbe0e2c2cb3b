import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { yearOf } from '@portal/domain/days'
import { previewLeave } from '@portal/domain/leave/preview-leave'
import { useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useToday } from '../../../session/use-user.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { ColleaguesAway } from './colleagues-away.tsx'
import { LeavePreview } from './leave-preview.tsx'
import { newRequestDraft } from './new-request-draft.ts'
import { RequestFieldset } from './request-fieldset.tsx'
import { askedIn, nothingAsked, requestFormSchema, vacationsIn, yearsOf } from './request-form.ts'
import { useLeaveFacts } from './use-leave-facts.ts'

type Props = { onCreated: (request: LeaveRequest) => void; onClose: () => void }

/** Asks for own leave. While it is filled in, it says what the request would count and what forbids it. */
export function SendRequestModal({ onCreated, onClose }: Props) {
  const today = useToday()
  const [years, setYears] = useState(() => [yearOf(today), yearOf(today) + 1])
  const facts = useLeaveFacts(years, today)
  const [sent, setSent] = useState<number>()
  const create = useApiMutation(leaveRequests.create, { idempotent: true, onUpload: setSent })
  const { form, failure, submitWith } = useSchemaForm({
    schema: requestFormSchema(facts),
    initialValues: nothingAsked,
    draft: { name: newRequestDraft },
  })
  const asked = askedIn(form.values)
  // The next year is known as well: a vacation of a length that is taken in this one begins there.
  const touched = [...new Set([yearOf(today), yearOf(today) + 1, ...yearsOf(asked, today)])]
  if (touched.join() !== years.join()) setYears(touched)

  const submit = submitWith(async (request) => {
    setSent(undefined)
    const file = form.values.illness_file?.source
    const created = await create.mutateAsync({ body: { request }, file })
    onCreated(created)
    onClose()
  })
  return (
    <FormModal
      title={t.leaveRequests.send}
      form={form}
      failure={failure}
      submitLabel={t.newRequest.send}
      onClose={onClose}
      onSubmit={submit}
    >
      <RequestFieldset
        form={form}
        facts={facts}
        vacations={vacationsIn(asked, facts)}
        uploaded={form.submitting ? sent : undefined}
      />
      <LeavePreview preview={previewLeave(asked, facts)} asked={asked}>
        <ColleaguesAway asked={asked} />
      </LeavePreview>
    </FormModal>
  )
}
