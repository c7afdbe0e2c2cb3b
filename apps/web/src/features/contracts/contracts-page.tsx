import { Button } from '@mantine/core'
import type { Contract } from '@portal/contract/contracts'
import { isOutstaff } from '@portal/domain/job-statuses'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { FilterBar } from '../../shared/lists/filter-bar.tsx'
import { PageHeader } from '../../shared/lists/page-header.tsx'
import { firstNumberOf, Pager } from '../../shared/lists/pager.tsx'
import { contractColumns } from './contract-columns.tsx'
import { ContractFilterFields } from './contract-filters.tsx'
import { type ContractFilters, countFilters, filtersOf } from './contract-search.ts'
import styles from './contracts-page.module.css'
import { contractPageSize, contractsPage } from './contracts-queries.ts'
import { useWantedContract } from './use-wanted-contract.ts'

const loadCreate = () => import('./create-contract-modal.tsx')
const CreateContractModal = lazy(() => loadCreate().then((file) => ({ default: file.CreateContractModal })))
const loadEdit = () => import('./edit-contract-modal.tsx')
const EditContractModal = lazy(() => loadEdit().then((file) => ({ default: file.EditContractModal })))
const DeleteContractDialog = lazy(() =>
  import('./delete-contract-dialog.tsx').then((file) => ({ default: file.DeleteContractDialog })),
)

const route = getRouteApi('/_app/manage-contracts')

export function ContractsPage() {
  const search = route.useSearch()
  const { page = 1 } = search
  const filters = filtersOf(search)
  const navigate = route.useNavigate()
  const list = useQuery({ ...contractsPage({ ...filters, page }), placeholderData: keepPreviousData })
  const { wanted, open, close } = useWantedContract()
  const [edited, setEdited] = useState<Contract>()
  const [deleted, setDeleted] = useState<Contract>()

  const isFiltered = countFilters(filters) > 0
  // Another choice of contracts begins at its first page.
  const filter = (next: ContractFilters) => void navigate({ search: next, replace: true })
  const toPage = (next: number) =>
    void navigate({ search: { ...filters, page: next === 1 ? undefined : next } })

  return (
    <>
      <PageHeader
        title={t.contracts.title}
        count={list.data?.count}
        add={{ label: t.contracts.add, onClick: open, onIntent: loadCreate }}
      />
      <FilterBar
        activeCount={countFilters(filters)}
        resultCount={list.data?.count}
        onReset={() => filter({})}
      >
        <ContractFilterFields filters={filters} onChange={filter} />
      </FilterBar>
      <DataTable
        label={t.contracts.title}
        columns={contractColumns({ onEdit: setEdited, onDelete: setDeleted })}
        rows={list.data?.contracts}
        query={list}
        failed={t.contracts.failed}
        rowKey={(contract) => contract.id}
        rowClassName={({ tag }) => (isOutstaff(tag) ? styles.outstaff : undefined)}
        firstNumber={firstNumberOf(page, contractPageSize)}
        empty={
          <>
            <p>{isFiltered ? t.contracts.emptyFiltered : t.contracts.empty}</p>
            <Button variant="default" onClick={isFiltered ? () => filter({}) : open}>
              {isFiltered ? t.lists.resetFilters : t.contracts.add}
            </Button>
          </>
        }
      />
      <Pager page={page} pages={list.data?.pages} onPage={toPage} />
      <Suspense>
        {wanted && <CreateContractModal {...wanted} onClose={close} />}
        {edited && <EditContractModal contract={edited} onClose={() => setEdited(undefined)} />}
        {deleted && <DeleteContractDialog contract={deleted} onClose={() => setDeleted(undefined)} />}
      </Suspense>
    </>
  )
}
