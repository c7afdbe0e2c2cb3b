import { Button } from '@mantine/core'
import { type Project, project, projectFiles, projects } from '@portal/contract/projects'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { keepingRows, useApiMutation } from '../../api/query.ts'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { FilterBar } from '../../shared/filters/filter-bar.tsx'
import { TextSearch } from '../../shared/filters/text-search.tsx'
import { useOpenedByDraft, useRowOfDraft } from '../../shared/forms/use-draft.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { firstNumberOf, Pager } from '../../shared/lists/pager.tsx'
import { useNewRow, withNewRow } from '../../shared/new-row.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { ProjectFilterFields } from './filters/project-filters.tsx'
import { projectColumns } from './project-columns.tsx'
import { countFilters, type ProjectFilters } from './project-search.ts'
import { listOf, projectPageSize, projectsPage, useListedProject } from './projects-queries.ts'

const CreateProjectModal = lazyPart(() =>
  import('./forms/create-project-modal.tsx').then((file) => file.CreateProjectModal),
)
const EditProjectModal = lazyPart(() =>
  import('./forms/edit-project-modal.tsx').then((file) => file.EditProjectModal),
)

const route = getRouteApi('/_app/manage-projects')

export function ProjectsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useIsPhone()
  const list = useQuery(keepingRows(projectsPage(search)))
  const { newId, markNew } = useNewRow(search)
  const newProject = useListedProject(newId)
  const [isAdding, setAdding] = useOpenedByDraft('projects.create')
  const [edited, setEdited] = useRowOfDraft('projects.edit', project)
  const remove = useApiMutation(projects.remove)
  const [deleted, setDeleted] = useState<Project>()

  const { page = 1, sort, ...filters } = search
  const isFiltered = countFilters(filters) > 0
  // A change of the filters leads to the first page.
  const filter = (next: ProjectFilters) => void navigate({ search: { ...next, sort }, replace: true })
  const toPage = (next: number) =>
    void navigate({ search: { ...filters, sort, page: next === 1 ? undefined : next } })

  const showCreated = ({ id }: Project) => {
    markNew(id)
    toastSuccess(t.projects.created, { onOpen: () => void navigate({ to: '/projects/$id', params: { id } }) })
  }

  return (
    <>
      <PageHeader
        title={t.pageTitles.projects}
        list={t.projects.title}
        count={list.data?.count}
        add={{ label: t.projects.add, onClick: () => setAdding(true) }}
      >
        <DownloadMenu
          lists={[{ title: t.pageTitles.projects, files: projectFiles, query: listOf(search) }]}
        />
      </PageHeader>
      <FilterBar
        search={
          <TextSearch
            label={t.projects.searchName}
            value={filters.name}
            onChange={(name) => filter({ ...filters, name })}
          />
        }
        activeCount={countFilters(filters)}
        resultCount={list.data?.count}
        onReset={() => filter({})}
      >
        <ProjectFilterFields filters={filters} onChange={filter} />
      </FilterBar>
      <DataTable
        label={t.projects.title}
        {...withNewRow(newProject, {
          columns: projectColumns({ onEdit: setEdited, onDelete: setDeleted, isPhone }),
          rows: list.data?.projects,
          rowKey: (project) => project.id,
          firstNumber: firstNumberOf(page, projectPageSize),
        })}
        query={list}
        failed={t.projects.failed}
        sorting={{
          value: sort,
          onChange: (next) => void navigate({ search: { ...filters, sort: next }, replace: true }),
        }}
        empty={
          <>
            <p>{isFiltered ? t.projects.emptyFiltered : t.projects.empty}</p>
            <Button variant="default" onClick={isFiltered ? () => filter({}) : () => setAdding(true)}>
              {isFiltered ? t.lists.resetFilters : t.projects.add}
            </Button>
          </>
        }
      />
      <Pager page={page} pages={list.data?.total_pages} onPage={toPage} />

      {isAdding && <CreateProjectModal onCreated={showCreated} onClose={() => setAdding(false)} />}
      {edited && (
        <EditProjectModal
          title={t.projects.editTitle}
          project={edited}
          draft="projects.edit"
          onEdited={() => toPage(1)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && (
        <ConfirmDialog
          text={t.actions.deleteQuestion(deleted.name)}
          onConfirm={async () => {
            await remove.mutateAsync({ params: { id: deleted.id }, ifMatch: deleted.version })
            toastSuccess(t.projects.deleted)
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
