import { type Project, project as projectRow, projects } from '@portal/contract/projects'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useSavedTechnologies } from '../../../reference/technologies/use-saved-technologies.ts'
import { useEditForm } from '../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { ProjectFields } from './project-fields.tsx'
import { changedProjectSchema, valuesOf } from './project-form.ts'
import { projectWords } from './project-words.ts'

type Props = {
  /** 'Edit Project' in the list, 'Edit Project Info' on the profile. */
  title: string
  project: Project
  /** The name of the form's draft; each page that opens the dialog has its own. */
  draft: string
  onEdited?: () => void
  onClose: () => void
}

export function EditProjectModal({ title, project, draft, onEdited, onClose }: Props) {
  const update = useApiMutation(projects.update)
  const saveTechnologies = useSavedTechnologies()
  const { form, failure, submit, conflict } = useEditForm({
    row: project,
    schema: changedProjectSchema(project),
    valuesOf,
    draft: { name: draft, row: project },
    rowFrom: (current) => z.parse(projectRow, current),
    words: projectWords,
    save: async (changes, { id, version }) => {
      const technologies = await saveTechnologies(changes.technologies)
      const body = { project: { ...changes, technologies } }
      await update.mutateAsync({ params: { id }, ifMatch: version, body })
      toastSuccess(t.projects.edited)
      onClose()
      onEdited?.()
    },
  })
  return (
    <FormModal
      title={title}
      size="lg"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <ProjectFields form={form} project={project} />
    </FormModal>
  )
}
