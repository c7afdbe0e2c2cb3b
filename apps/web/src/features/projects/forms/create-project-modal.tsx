import { type Project, projects } from '@portal/contract/projects'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useSavedTechnologies } from '../../../reference/technologies/use-saved-technologies.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { ProjectFields } from './project-fields.tsx'
import { emptyProject, newProjectSchema } from './project-form.ts'

type Props = { onCreated: (project: Project) => void; onClose: () => void }

export function CreateProjectModal({ onCreated, onClose }: Props) {
  const create = useApiMutation(projects.create, { idempotent: true })
  const saveTechnologies = useSavedTechnologies()
  const { form, failure, submitWith } = useSchemaForm({
    schema: newProjectSchema,
    initialValues: emptyProject,
    draft: { name: 'projects.create' },
  })
  const submit = submitWith(async (project) => {
    const technologies = await saveTechnologies(project.technologies)
    onCreated(await create.mutateAsync({ body: { project: { ...project, technologies } } }))
    onClose()
  })
  return (
    <FormModal
      title={t.projects.createTitle}
      size="lg"
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      onClose={onClose}
      onSubmit={submit}
    >
      <ProjectFields form={form} />
    </FormModal>
  )
}
