import { resumeProjects } from '@portal/contract/resumes/ordered-section-routes'
import { resumeProject as projectRow, type ResumeProject } from '@portal/contract/resumes/ordered-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { ProjectFields } from './project-fields.tsx'
import { projectForm, projectWords, valuesOf } from './project-form.ts'

type Props = { project: ResumeProject; draft: string; onClose: () => void }

export function EditProjectModal({ project, draft, onClose }: Props) {
  const update = useApiMutation(resumeProjects.update)
  return (
    <EditItemModal
      title={t.resumePortfolio.editHeading}
      size="lg"
      item={project}
      itemSchema={projectRow}
      schema={projectForm}
      valuesOf={valuesOf}
      words={projectWords}
      draft={draft}
      save={(changes, { id, version }) =>
        update.mutateAsync({ params: { id }, ifMatch: version, body: { resume_project: changes } })
      }
      updated={t.resumePortfolio.updated}
      onClose={onClose}
    >
      {(form) => <ProjectFields form={form} isFocused={false} />}
    </EditItemModal>
  )
}
