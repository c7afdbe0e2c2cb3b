import { educations } from '@portal/contract/resumes/ordered-section-routes'
import { type Education, education as educationRow } from '@portal/contract/resumes/ordered-sections'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { keepDay } from '../pieces/typed-months.ts'
import { EducationFields } from './education-fields.tsx'
import { educationForm, educationWords, valuesOf } from './education-form.ts'

type Props = { education: Education; draft: string; onClose: () => void }

export function EditEducationModal({ education, draft, onClose }: Props) {
  const update = useApiMutation(educations.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: education,
    schema: educationForm,
    valuesOf,
    draft: { name: draft, row: education },
    rowFrom: (current) => z.parse(educationRow, current),
    words: educationWords,
    toastOf: () => t.resumeEditor.updateFailed,
    save: async (changes, { id, version, start_date, end_date }) => {
      const education = {
        ...changes,
        start_date: keepDay(changes.start_date, start_date),
        end_date: keepDay(changes.end_date, end_date),
      }
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { education } })
      toastSuccess(t.resumeEducation.updated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.resumeEducation.editHeading}
      size="lg"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <EducationFields form={form} isFocused={false} />
    </FormModal>
  )
}
