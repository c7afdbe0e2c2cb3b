import { Button } from '@mantine/core'
import type { Customer } from '@portal/contract/customers'
import { customerSort } from '@portal/contract/list-sorts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { keepingRows } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useIsPhone } from '../../shared/breakpoints.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { FilterBar } from '../../shared/lists/filter-bar.tsx'
import { PageHeader } from '../../shared/lists/page-header.tsx'
import { firstNumberOf, Pager } from '../../shared/lists/pager.tsx'
import { customerColumns } from './customer-columns.tsx'
import { CustomerFilter } from './customer-filter.tsx'
import { type CustomerSearch, filterOf } from './customer-search.ts'
import { customerPageSize, customersPage } from './customers-queries.ts'

const loadCreate = () => import('./create-customer-modal.tsx')
const CreateCustomerModal = lazy(() => loadCreate().then((file) => ({ default: file.CreateCustomerModal })))
const loadEdit = () => import('./edit-customer-modal.tsx')
const EditCustomerModal = lazy(() => loadEdit().then((file) => ({ default: file.EditCustomerModal })))
const DeleteCustomerDialog = lazy(() =>
  import('./delete-customer-dialog.tsx').then((file) => ({ default: file.DeleteCustomerDialog })),
)

const route = getRouteApi('/_app/manage-customers')

export function CustomersPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useIsPhone()
  const list = useQuery(keepingRows(customersPage(search)))
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<Customer>()
  const [deleted, setDeleted] = useState<Customer>()

  const { page = 1 } = search
  const filter = filterOf(search)
  const show = (next: CustomerSearch) =>
    void navigate({ search: { sort: search.sort, ...next }, replace: true })
  const toPage = (next: number) =>
    void navigate({ search: { ...search, page: next === 1 ? undefined : next } })

  const filterField = (
    <CustomerFilter search={search} onChange={show} companies={list.data?.companies ?? []} />
  )

  return (
    <>
      <PageHeader
        title={t.customers.title}
        count={list.data?.customersLength}
        add={{ label: t.customers.add, onClick: () => setAdding(true), onIntent: loadCreate }}
      />
      {isPhone ? <FilterBar search={filterField} /> : <FilterBar>{filterField}</FilterBar>}
      <DataTable
        label={t.customers.title}
        columns={customerColumns({ onEdit: setEdited, onDelete: setDeleted })}
        rows={list.data?.customers}
        query={list}
        failed={t.customers.failed}
        rowKey={(customer) => customer.id}
        sorting={{
          value: search.sort,
          onChange: (next) => show({ ...search, sort: customerSort.safeParse(next).data, page: undefined }),
        }}
        firstNumber={firstNumberOf(page, customerPageSize)}
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
      <Suspense>
        {isAdding && <CreateCustomerModal onClose={() => setAdding(false)} />}
        {edited && <EditCustomerModal customer={edited} onClose={() => setEdited(undefined)} />}
        {deleted && <DeleteCustomerDialog customer={deleted} onClose={() => setDeleted(undefined)} />}
      </Suspense>
    </>
  )
}
