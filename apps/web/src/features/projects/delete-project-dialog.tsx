import { type Project, projects } from '@portal/contract/projects'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'

type Props = { project: Project; onClose: () => void }

export function DeleteProjectDialog({ project, onClose }: Props) {
  const remove = useApiMutation(projects.remove)
  const confirm = async () => {
    await remove.mutateAsync({ params: { id: project.id }, ifMatch: project.version })
    toastSuccess(t.projects.deleted)
  }
  return <ConfirmDialog text={t.actions.deleteQuestion(project.name)} onConfirm={confirm} onClose={onClose} />
}
