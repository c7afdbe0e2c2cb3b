import { resumeProjects } from '@portal/contract/resumes/ordered-section-routes'
import { resumeProject as projectRow, type ResumeProject } from '@portal/contract/resumes/ordered-sections'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { ProjectFields } from './project-fields.tsx'
import { projectForm, projectWords, valuesOf } from './project-form.ts'

type Props = { project: ResumeProject; draft: string; onClose: () => void }

export function EditProjectModal({ project, draft, onClose }: Props) {
  const update = useApiMutation(resumeProjects.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: project,
    schema: projectForm,
    valuesOf,
    draft: { name: draft, row: project },
    rowFrom: (current) => z.parse(projectRow, current),
    words: projectWords,
    toastOf: () => t.resumeEditor.updateFailed,
    save: async (changes, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { resume_project: changes } })
      toastSuccess(t.resumePortfolio.updated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.resumePortfolio.editHeading}
      size="lg"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <ProjectFields form={form} isFocused={false} />
    </FormModal>
  )
}
