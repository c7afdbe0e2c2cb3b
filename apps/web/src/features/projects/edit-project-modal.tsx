import { type Project, projects } from '@portal/contract/projects'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useSavedTechnologies } from '../../reference/use-saved-technologies.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../shared/toasts.ts'
import { ProjectFields } from './project-fields.tsx'
import { changedProjectSchema, valuesOf } from './project-form.ts'

type Props = {
  /** 'Edit Project' in the list, 'Edit Project Info' on the profile. */
  title: string
  project: Project
  onEdited?: () => void
  onClose: () => void
}

export function EditProjectModal({ title, project, onEdited, onClose }: Props) {
  const update = useApiMutation(projects.update)
  const saveTechnologies = useSavedTechnologies()
  const { form, failure, submitWith } = useSchemaForm({
    schema: changedProjectSchema(project),
    initialValues: valuesOf(project),
  })
  const submit = submitWith(async (changes) => {
    const technologies = await saveTechnologies(changes.technologies)
    await update.mutateAsync({ params: { id: project.id }, body: { project: { ...changes, technologies } } })
    toastSuccess(t.projects.edited)
    onClose()
    onEdited?.()
  })
  return (
    <FormModal title={title} size="lg" form={form} failure={failure} onClose={onClose} onSubmit={submit}>
      <ProjectFields form={form} project={project} />
    </FormModal>
  )
}
