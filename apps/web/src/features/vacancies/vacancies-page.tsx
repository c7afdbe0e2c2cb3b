import { Button } from '@mantine/core'
import { type Vacancy, vacancy, vacancyFiles } from '@portal/contract/vacancies'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { keepingRows } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { useOpenedByDraft, useRowOfDraft } from '../../shared/forms/use-draft.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { firstNumberOf, Pager } from '../../shared/lists/pager.tsx'
import { useNewRow, withNewRow } from '../../shared/new-row.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { DeleteVacancyDialog } from './delete-vacancy-dialog.tsx'
import { useNewestVacancy, vacanciesPage, vacancyPageSize } from './vacancies-queries.ts'
import { vacancyColumns } from './vacancy-columns.tsx'

const CreateVacancyModal = lazyPart(() =>
  import('./create-vacancy-modal.tsx').then((file) => file.CreateVacancyModal),
)
const EditVacancyModal = lazyPart(() =>
  import('./edit-vacancy-modal.tsx').then((file) => file.EditVacancyModal),
)

const route = getRouteApi('/_app/vacancies')

export function VacanciesPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery(keepingRows(vacanciesPage(search)))
  const { newId, markNew } = useNewRow(search)
  const newVacancy = useNewestVacancy(newId)
  const [isAdding, setAdding] = useOpenedByDraft('vacancies.create')
  const [edited, setEdited] = useRowOfDraft('vacancies.edit', vacancy)
  const [deleted, setDeleted] = useState<Vacancy>()

  const { page = 1 } = search
  const toPage = (next: number) => void navigate({ search: { page: next === 1 ? undefined : next } })
  const showCreated = ({ id }: Vacancy) => {
    markNew(id)
    toastSuccess(t.vacancies.created, {
      onOpen: () => void navigate({ to: '/vacancies/$id', params: { id } }),
    })
  }

  return (
    <>
      <PageHeader
        title={t.pageTitles.vacancies}
        count={list.data?.count}
        add={{ label: t.vacancies.add, onClick: () => setAdding(true) }}
      >
        <DownloadMenu lists={[{ title: t.pageTitles.vacancies, files: vacancyFiles, query: {} }]} />
      </PageHeader>
      <DataTable
        label={t.pageTitles.vacancies}
        {...withNewRow(newVacancy, {
          columns: vacancyColumns({ onEdit: setEdited, onDelete: setDeleted }),
          rows: list.data?.vacancies,
          rowKey: (row) => row.id,
          firstNumber: firstNumberOf(page, vacancyPageSize),
        })}
        query={list}
        failed={t.vacancies.failed}
        empty={
          <>
            <p>{t.vacancies.empty}</p>
            <Button variant="default" onClick={() => setAdding(true)}>
              {t.vacancies.add}
            </Button>
          </>
        }
      />
      <Pager page={page} pages={list.data?.pages} onPage={toPage} />

      {isAdding && <CreateVacancyModal onCreated={showCreated} onClose={() => setAdding(false)} />}
      {edited && <EditVacancyModal vacancy={edited} onClose={() => setEdited(undefined)} />}
      {deleted && <DeleteVacancyDialog vacancy={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}
