import { ActionIcon, Button } from '@mantine/core'
import type { Contract } from '@portal/contract/contracts'
import { project as projectRow, projects } from '@portal/contract/projects'
import { addMonths, monthOf } from '@portal/domain/days'
import { IconPencil, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ApiError } from '../../../api/api-errors.ts'
import { q } from '../../../api/query.ts'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { useOwnPageTitle } from '../../../browser/page-title.ts'
import { t } from '../../../messages/messages.ts'
import { DownloadHours } from '../../../reference/hours-file/download-hours.tsx'
import { useToday } from '../../../session/use-user.ts'
import { useOpenedByDraft, useRowOfDraft } from '../../../shared/forms/use-draft.ts'
import { LinkButton } from '../../../shared/link-button.tsx'
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx'
import { useNewRow } from '../../../shared/new-row.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { PageHeader } from '../../../shared/page/page-header.tsx'
import { daysOf } from '../../../shared/period/period.ts'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { Tooltip } from '../../../shared/tooltip.tsx'
import { ProjectTabs } from './project-tabs.tsx'
import { teamOf } from './team-query.ts'

const CreateContractModal = lazyPart(() =>
  import('../../../reference/contracts/create-contract-modal.tsx').then((file) => file.CreateContractModal),
)
const EditProjectModal = lazyPart(() =>
  import('../forms/edit-project-modal.tsx').then((file) => file.EditProjectModal),
)

const route = getRouteApi('/_app/projects/$id')

export function ProjectProfilePage() {
  const { id } = route.useParams()
  const query = useQuery(q(projects.show, { params: { id } }))
  // The team stands above the facts, which would move when it comes.
  const { isPending: isTeamPending } = useQuery(teamOf(id))
  const navigate = route.useNavigate()
  const today = useToday()
  const addingDraft = `project.${id}.contract`
  const [isAdding, setAdding] = useOpenedByDraft(addingDraft)
  const search = route.useSearch()
  const { newId, markNew } = useNewRow({ id, ...search })
  const editingDraft = `project.${id}.edit`
  const [edited, setEdited] = useRowOfDraft(editingDraft, projectRow)
  const isPhone = useIsPhone()
  const project = query.data
  useOwnPageTitle(project?.name)

  if (!project || isTeamPending) {
    if (!query.error) return <ListSkeleton label={t.app.loading} isCards />
    return <ProjectFailure error={query.error} onRetry={() => void query.refetch()} />
  }
  const addPerson = (
    <Button
      variant="default"
      leftSection={<IconUserPlus size={18} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {t.projects.addPerson}
    </Button>
  )
  const showCreated = ({ id: contractId, user }: Contract) => {
    void navigate({ search: { tab: 'contracts' }, replace: true })
    markNew(contractId, { id, tab: 'contracts' })
    const open = () => navigate({ to: '/manage-contracts', search: { open: contractId } })
    toastSuccess(t.contracts.created, { thing: user, onOpen: () => void open() })
  }
  return (
    <>
      <PageHeader title={project.name}>
        {!project.is_bench && addPerson}
        <DownloadHours {...daysOf({ by: 'month', month: addMonths(monthOf(today), -1) })} project={project} />
        {project.can.update && (
          <Tooltip text={t.projects.editInfo}>
            {(control) => (
              <ActionIcon
                {...control}
                variant="default"
                size={isPhone ? 'md' : 'input-sm'}
                aria-label={t.projects.editInfo}
                onClick={() => setEdited(project)}
              >
                <IconPencil size={18} aria-hidden />
              </ActionIcon>
            )}
          </Tooltip>
        )}
      </PageHeader>
      <ProjectTabs project={project} newContractId={newId} addPerson={!project.is_bench && addPerson} />

      {isAdding && (
        <CreateContractModal
          projectId={project.id}
          startDate={today}
          draft={addingDraft}
          onCreated={showCreated}
          onClose={() => setAdding(false)}
        />
      )}
      {edited && (
        <EditProjectModal
          title={t.projects.editInfo}
          project={edited}
          draft={editingDraft}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

function ProjectFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isGone)
    return <ErrorNotice title={t.projects.projectFailed} saysReason error={error} onRetry={onRetry} />
  return (
    <PageHeader title={t.projects.gone}>
      <LinkButton to="/manage-projects" variant="default">
        {t.projects.back}
      </LinkButton>
    </PageHeader>
  )
}
