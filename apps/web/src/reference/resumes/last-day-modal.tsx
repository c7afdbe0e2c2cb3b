import { resumeLinkChanges, resumeLinks } from '@portal/contract/resumes/links'
import * as z from 'zod/mini'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useToday } from '../../session/use-user.ts'
import { DateField } from '../../shared/dates/date-field.tsx'
import type { TypedDay } from '../../shared/dates/typed-day.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import styles from './last-day-modal.module.css'
import type { LinkedResume } from './link-act.ts'

const lastDayForm = z.pick(resumeLinkChanges, { ends_on: true })

type Props = { cv: LinkedResume; onClose: () => void }

/** Sets the last day of a link, or takes it away. */
export function LastDayModal({ cv, onClose }: Props) {
  const today = useToday()
  const change = useApiMutation(resumeLinks.change)
  const initialValues: { ends_on: TypedDay } = { ends_on: cv.link.ends_on }
  const { form, failure, submitWith } = useSchemaForm({
    schema: lastDayForm,
    initialValues,
    // The dialog has one field, and is not open after the page is loaded anew.
    draft: undefined,
  })
  const save = submitWith(
    (link) => change.mutateAsync({ params: { id: cv.id }, body: { link } }),
    () => {
      toastSuccess(t.cvLinks.lastDaySaved)
      onClose()
    },
  )
  return (
    <FormModal
      title={t.cvLinks.lastDay}
      size="sm"
      form={form}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <p className={styles.cv}>{cv.title}</p>
      <DateField
        label={t.cvLinks.lastDayField}
        description={t.cvLinks.lastDayHint}
        minDate={today}
        clearable
        isInFlow
        data-autofocus
        {...form.getInputProps('ends_on')}
      />
    </FormModal>
  )
}
