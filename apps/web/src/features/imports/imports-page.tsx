import type { ImportRun } from '@portal/contract/imports'
import { type ImportKind, importKinds } from '@portal/domain/imports/import-kinds'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { keepingRows } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useOpenedByDraft } from '../../shared/forms/use-draft.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { Pager } from '../../shared/lists/pager.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { DeleteImportDialog } from './acts/delete-import-dialog.tsx'
import { TakeBackDialog } from './acts/take-back-dialog.tsx'
import { importColumns } from './import-columns.tsx'
import { importsOn, isRunning, runningMs } from './imports-queries.ts'
import { TemplatesMenu } from './templates-menu.tsx'

const NewImportModal = lazyPart(() =>
  import('./start/new-import-modal.tsx').then((file) => file.NewImportModal),
)

const route = getRouteApi('/_app/import')

/** Files that admins have imported, and the start of another. */
export function ImportsPage() {
  const { page = 1, kind } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery({
    ...keepingRows(importsOn({ page })),
    refetchInterval: ({ state }) => (state.data?.imports.some(isRunning) ? runningMs : false),
  })
  const [isAdding, setAdding] = useOpenedByDraft('imports.create')
  const [takenBack, setTakenBack] = useState<ImportRun>()
  const [deleted, setDeleted] = useState<ImportRun>()
  const again: ImportKind | undefined = importKinds.find((known) => known === kind)
  // The page takes the place of the dialog's entry in the history, and the form holds nothing that could be lost.
  const toRun = ({ id }: ImportRun) =>
    void navigate({ to: '/import/$id', params: { id }, replace: true, ignoreBlocker: true })
  const close = () => {
    setAdding(false)
    if (kind !== undefined) void navigate({ search: {}, replace: true })
  }
  return (
    <>
      <PageHeader
        title={t.pageTitles.imports}
        count={list.data?.count}
        add={{ label: t.imports.add, onClick: () => setAdding(true) }}
      >
        <TemplatesMenu />
      </PageHeader>
      <DataTable
        label={t.imports.list}
        columns={importColumns({ onTakeBack: setTakenBack, onDelete: setDeleted })}
        rows={list.data?.imports}
        rowKey={({ id }) => id}
        query={list}
        failed={t.imports.failed}
        empty={<p>{t.imports.empty}</p>}
      />
      <Pager
        page={page}
        pages={list.data?.pages}
        onPage={(next) => void navigate({ search: { page: next === 1 ? undefined : next } })}
      />
      {(isAdding || again !== undefined) && <NewImportModal kind={again} onCreated={toRun} onClose={close} />}
      {takenBack && <TakeBackDialog run={takenBack} onClose={() => setTakenBack(undefined)} />}
      {deleted && <DeleteImportDialog run={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}
