import { experiences } from '@portal/contract/resumes/ordered-section-routes'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import type { CreateProps } from '../items/create-props.ts'
import { SectionForm } from '../pieces/section-form.tsx'
import { ExperienceFields } from './experience-fields.tsx'
import { emptyExperience, experienceForm } from './experience-form.ts'

export function CreateExperience({ resumeId, draft, isFocused, onSaved, onCancel }: CreateProps) {
  const create = useApiMutation(experiences.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: experienceForm,
    initialValues: emptyExperience,
    draft: { name: draft },
  })
  const save = submitWith(
    (job) => create.mutateAsync({ body: { resume_experience: { ...job, resume_id: resumeId } } }),
    () => {
      toastSuccess(t.resumeExperience.added)
      onSaved()
    },
  )
  return (
    <SectionForm
      title={t.resumeExperience.newHeading}
      form={form}
      failure={failure}
      submitLabel={t.resumeExperience.add}
      onSubmit={save}
      onCancel={onCancel}
    >
      <ExperienceFields form={form} isFocused={isFocused} />
    </SectionForm>
  )
}
