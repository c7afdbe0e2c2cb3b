import { skillSets } from '@portal/contract/resumes/ordered-section-routes'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import type { CreateProps } from '../items/create-props.ts'
import { SectionForm } from '../pieces/section-form.tsx'
import { SkillSetFields } from './skill-set-fields.tsx'
import { emptySkillSet, skillSetForm } from './skill-set-form.ts'

export function CreateSkillSet({ resumeId, draft, isFocused, onSaved, onCancel }: CreateProps) {
  const create = useApiMutation(skillSets.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: skillSetForm,
    initialValues: emptySkillSet,
    draft: { name: draft },
  })
  const save = submitWith(
    (skillSet) => create.mutateAsync({ body: { skill_set: { ...skillSet, resume_id: resumeId } } }),
    () => {
      toastSuccess(t.resumeSkills.added)
      onSaved()
    },
  )
  return (
    <SectionForm
      title={t.resumeSkills.newHeading}
      form={form}
      failure={failure}
      submitLabel={t.resumeSkills.add}
      onSubmit={save}
      onCancel={onCancel}
    >
      <SkillSetFields form={form} isFocused={isFocused} />
    </SectionForm>
  )
}
