import { Button } from '@mantine/core'
import { type Category, categories, category, categoryFiles } from '@portal/contract/categories'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { keepingRows, q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { SearchField } from '../../shared/choices/search-field.tsx'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { FilterBar } from '../../shared/filters/filter-bar.tsx'
import { useOpenedByDraft, useRowOfDraft } from '../../shared/forms/use-draft.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { useNewRow, withNewRow } from '../../shared/new-row.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { categoriesList, listOf } from './categories-queries.ts'
import { categoryColumns } from './category-columns.tsx'

const CreateCategoryModal = lazyPart(() =>
  import('./category-forms.tsx').then((file) => file.CreateCategoryModal),
)
const EditCategoryModal = lazyPart(() =>
  import('./category-forms.tsx').then((file) => file.EditCategoryModal),
)

const route = getRouteApi('/_app/manage-categories')

export function CategoriesPage() {
  const { name, sort, open } = route.useSearch()
  const navigate = route.useNavigate()
  const search = (text: string) => navigate({ search: { name: text || undefined, sort }, replace: true })
  const list = useQuery(keepingRows(categoriesList({ name, sort })))
  const all = useQuery(q(categories.list))
  const { newId, markNew } = useNewRow({ name, sort })
  const newCategory = useCategory(newId)
  const asked = useCategory(open)
  const remove = useApiMutation(categories.remove)
  const [isAdding, setAdding] = useOpenedByDraft('categories.create')
  const [edited, setEdited] = useRowOfDraft('categories.edit', category)
  const [deleted, setDeleted] = useState<Category>()

  const showCreated = ({ id }: Category) => {
    markNew(id)
    const openIt = () => navigate({ to: '/manage-categories', search: (shown) => ({ ...shown, open: id }) })
    toastSuccess(t.categories.created, { onOpen: () => void openIt() })
  }
  const opened = edited ?? asked
  const closeOpened = () => {
    setEdited(undefined)
    if (open !== undefined) void navigate({ search: { name, sort }, replace: true })
  }

  return (
    <>
      <PageHeader
        title={t.pageTitles.categories}
        list={t.categories.title}
        count={list.data?.length}
        add={{ label: t.categories.add, onClick: () => setAdding(true) }}
      >
        <DownloadMenu
          lists={[{ title: t.pageTitles.categories, files: categoryFiles, query: listOf({ name, sort }) }]}
        />
      </PageHeader>
      <FilterBar
        search={
          <SearchField
            label={t.categories.search}
            value={name ?? ''}
            onChange={search}
            names={all.data?.map((category) => category.name)}
          />
        }
      />
      <DataTable
        label={t.categories.title}
        {...withNewRow(newCategory, {
          columns: categoryColumns({ onEdit: setEdited, onDelete: setDeleted }),
          rows: list.data,
          rowKey: (category) => category.id,
          firstNumber: 1,
        })}
        query={list}
        sorting={{
          value: sort,
          onChange: (next) => navigate({ search: { name, sort: next }, replace: true }),
        }}
        failed={t.categories.failed}
        empty={
          name ? (
            <>
              <p>{t.categories.emptySearch(name)}</p>
              <Button variant="default" onClick={() => search('')}>
                {t.categories.clearSearch}
              </Button>
            </>
          ) : (
            <p>{t.categories.empty}</p>
          )
        }
      />
      {isAdding && <CreateCategoryModal onCreated={showCreated} onClose={() => setAdding(false)} />}
      {opened && <EditCategoryModal category={opened} onClose={closeOpened} />}
      {deleted && (
        <ConfirmDialog
          text={t.actions.deleteQuestion(deleted.name)}
          onConfirm={async () => {
            await remove.mutateAsync({ params: { id: deleted.id }, ifMatch: deleted.version })
            toastSuccess(t.categories.deleted)
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}

/** The category of that id; undefined until it is loaded, and where there is none. */
const useCategory = (id: number | undefined) =>
  useQuery({
    ...q(categories.list, { query: { id: id ?? 0 } }),
    enabled: id !== undefined,
    select: ([category]) => category,
  }).data
