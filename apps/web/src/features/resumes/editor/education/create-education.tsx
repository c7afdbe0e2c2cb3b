import { educations } from '@portal/contract/resumes/ordered-section-routes'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import type { CreateProps } from '../items/create-props.ts'
import { SectionForm } from '../pieces/section-form.tsx'
import { EducationFields } from './education-fields.tsx'
import { educationForm, emptyEducation } from './education-form.ts'

export function CreateEducation({ resumeId, draft, isFocused, onSaved, onCancel }: CreateProps) {
  const create = useApiMutation(educations.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: educationForm,
    initialValues: emptyEducation,
    draft: { name: draft },
  })
  const save = submitWith(
    (education) => create.mutateAsync({ body: { education: { ...education, resume_id: resumeId } } }),
    () => {
      toastSuccess(t.resumeEducation.added)
      onSaved()
    },
  )
  return (
    <SectionForm
      title={t.resumeEducation.newHeading}
      form={form}
      failure={failure}
      submitLabel={t.resumeEducation.add}
      onSubmit={save}
      onCancel={onCancel}
    >
      <EducationFields form={form} isFocused={isFocused} />
    </SectionForm>
  )
}
