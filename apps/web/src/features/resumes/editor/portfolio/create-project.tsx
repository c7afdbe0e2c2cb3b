import { resumeProjects } from '@portal/contract/resumes/ordered-section-routes'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import type { CreateProps } from '../items/create-props.ts'
import { SectionForm } from '../pieces/section-form.tsx'
import { ProjectFields } from './project-fields.tsx'
import { emptyProject, projectForm } from './project-form.ts'

export function CreateProject({ resumeId, draft, isFocused, onSaved, onCancel }: CreateProps) {
  const create = useApiMutation(resumeProjects.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: projectForm,
    initialValues: emptyProject,
    draft: { name: draft },
  })
  const save = submitWith(
    (project) => create.mutateAsync({ body: { resume_project: { ...project, resume_id: resumeId } } }),
    () => {
      toastSuccess(t.resumePortfolio.added)
      onSaved()
    },
  )
  return (
    <SectionForm
      title={t.resumePortfolio.newHeading}
      form={form}
      failure={failure}
      submitLabel={t.resumePortfolio.add}
      onSubmit={save}
      onCancel={onCancel}
    >
      <ProjectFields form={form} isFocused={isFocused} />
    </SectionForm>
  )
}
