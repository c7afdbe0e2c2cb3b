import { Button } from '@mantine/core'
import { type Customer, customer, customerFiles } from '@portal/contract/customers'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { keepingRows } from '../../api/query.ts'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { FilterBar } from '../../shared/filters/filter-bar.tsx'
import { useOpenedByDraft, useRowOfDraft } from '../../shared/forms/use-draft.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { firstNumberOf, Pager } from '../../shared/lists/pager.tsx'
import { useNewRow, withNewRow } from '../../shared/new-row.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { customerColumns } from './customer-columns.tsx'
import { CustomerFilter } from './customer-filter.tsx'
import { type CustomerSearch, filterOf } from './customer-search.ts'
import { customerPageSize, customersPage, listOf, useCustomer } from './customers-queries.ts'
import { DeleteCustomerDialog } from './delete-customer-dialog.tsx'

const CreateCustomerModal = lazyPart(() =>
  import('./create-customer-modal.tsx').then((file) => file.CreateCustomerModal),
)
const EditCustomerModal = lazyPart(() =>
  import('./edit-customer-modal.tsx').then((file) => file.EditCustomerModal),
)

const route = getRouteApi('/_app/manage-customers')

export function CustomersPage() {
  const { open, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useIsPhone()
  const list = useQuery(keepingRows(customersPage(search)))
  const { newId, markNew } = useNewRow(search)
  const newCustomer = useCustomer(newId)
  const asked = useCustomer(open)
  const [isAdding, setAdding] = useOpenedByDraft('customers.create')
  const [edited, setEdited] = useRowOfDraft('customers.edit', customer)
  const [deleted, setDeleted] = useState<Customer>()

  const { page = 1 } = search
  const filter = filterOf(search)
  const show = (next: CustomerSearch) =>
    void navigate({ search: { sort: search.sort, ...next }, replace: true })
  const toPage = (next: number) =>
    void navigate({ search: { ...search, page: next === 1 ? undefined : next } })

  const showCreated = ({ id }: Customer) => {
    markNew(id)
    const openIt = () => navigate({ to: '/manage-customers', search: (shown) => ({ ...shown, open: id }) })
    toastSuccess(t.customers.created, { onOpen: () => void openIt() })
  }
  const opened = edited ?? asked
  const closeOpened = () => {
    setEdited(undefined)
    if (open !== undefined) void navigate({ search, replace: true })
  }

  const filterField = (
    <CustomerFilter search={search} onChange={show} companies={list.data?.companies ?? []} />
  )

  return (
    <>
      <PageHeader
        title={t.pageTitles.customers}
        list={t.customers.title}
        count={list.data?.customersLength}
        add={{ label: t.customers.add, onClick: () => setAdding(true) }}
      >
        <DownloadMenu
          lists={[{ title: t.pageTitles.customers, files: customerFiles, query: listOf(search) }]}
        />
      </PageHeader>
      {isPhone ? <FilterBar search={filterField} /> : <FilterBar>{filterField}</FilterBar>}
      <DataTable
        label={t.customers.title}
        {...withNewRow(newCustomer, {
          columns: customerColumns({ onEdit: setEdited, onDelete: setDeleted }),
          rows: list.data?.customers,
          rowKey: (customer) => customer.id,
          firstNumber: firstNumberOf(page, customerPageSize),
        })}
        query={list}
        failed={t.customers.failed}
        sorting={{
          value: search.sort,
          onChange: (next) => show({ ...search, sort: next, page: undefined }),
        }}
        empty={
          <>
            <p>
              {filter ? t.customers.emptyFiltered(t.customers[filter.kind], filter.text) : t.customers.empty}
            </p>
            <Button variant="default" onClick={filter ? () => show({}) : () => setAdding(true)}>
              {filter ? t.customers.showAll : t.customers.add}
            </Button>
          </>
        }
      />
      <Pager page={page} pages={list.data?.pages} onPage={toPage} />

      {isAdding && <CreateCustomerModal onCreated={showCreated} onClose={() => setAdding(false)} />}
      {opened && <EditCustomerModal customer={opened} onClose={closeOpened} />}
      {deleted && <DeleteCustomerDialog customer={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}
