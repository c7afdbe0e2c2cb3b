import { Button } from '@mantine/core'
import { type Contract, contract, contractFiles, contracts } from '@portal/contract/contracts'
import { contractStates, isOpenOn } from '@portal/domain/contracts'
import { isOutstaff } from '@portal/domain/people/job-statuses'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { keepingRows, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useContract } from '../../reference/contracts/use-contract.ts'
import { OutstaffLegend, outstaffRow } from '../../reference/states/outstaff-rows.tsx'
import { useNameOfPerson } from '../../reference/use-name-of-person.ts'
import { useToday } from '../../session/use-user.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { FilterBar } from '../../shared/filters/filter-bar.tsx'
import { useRowOfDraft } from '../../shared/forms/use-draft.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { firstNumberOf, Pager } from '../../shared/lists/pager.tsx'
import { useNewRow, withNewRow } from '../../shared/new-row.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { SegmentedControl } from '../../shared/segments/segmented-control.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { contractColumns } from './contract-columns.tsx'
import { ContractFilterFields } from './contract-filters.tsx'
import { type ContractFilters, countFilters, filtersOf } from './contract-search.ts'
import styles from './contracts-page.module.css'
import { contractPageSize, contractsPage, listOf } from './contracts-queries.ts'
import { newContractDraft, useWantedContract } from './use-wanted-contract.ts'

const CreateContractModal = lazyPart(() =>
  import('../../reference/contracts/create-contract-modal.tsx').then((file) => file.CreateContractModal),
)
const EditContractModal = lazyPart(() =>
  import('../../reference/contracts/edit-contract-modal.tsx').then((file) => file.EditContractModal),
)

const changedContractDraft = 'contracts.edit'

const route = getRouteApi('/_app/manage-contracts')

export function ContractsPage() {
  const search = route.useSearch()
  const { page = 1, sort, open: openId } = search
  const filters = filtersOf(search)
  const navigate = route.useNavigate()
  const today = useToday()
  const list = useQuery(keepingRows(contractsPage({ ...filters, page, sort })))
  const { wanted, open, close } = useWantedContract()
  const { newId, markNew } = useNewRow({ ...filters, page, sort })
  const newContract = useContract(newId)
  const asked = useContract(openId)
  const [edited, setEdited] = useRowOfDraft(changedContractDraft, contract)
  const [deleted, setDeleted] = useState<Contract>()

  const isFiltered = countFilters(filters) > 0
  const isAll = filters.state === 'all'
  const classOf = ({ tag, end_date }: Contract) => {
    if (!isOpenOn({ end_date: end_date }, today)) return styles.ended
    return outstaffRow(isOutstaff(tag))
  }
  // A change of the filters leads to the first page.
  const filter = (next: ContractFilters) => void navigate({ search: { ...next, sort }, replace: true })
  const toPage = (next: number) =>
    void navigate({ search: { ...filters, sort, page: next === 1 ? undefined : next } })

  const showCreated = ({ id, user, project }: Contract) => {
    markNew(id)
    const openIt = () => navigate({ to: '/manage-contracts', search: (shown) => ({ ...shown, open: id }) })
    toastSuccess(t.contracts.created, {
      thing: t.contracts.contractNamed(user, project),
      onOpen: () => void openIt(),
    })
  }
  const opened = edited ?? asked
  const closeOpened = () => {
    setEdited(undefined)
    if (openId !== undefined) void navigate({ search: { ...search, open: undefined }, replace: true })
  }

  return (
    <>
      <PageHeader
        title={t.pageTitles.contracts}
        list={t.contracts.title}
        count={list.data?.count}
        add={{ label: t.contracts.add, onClick: open }}
      >
        <DownloadMenu
          lists={[
            { title: t.pageTitles.contracts, files: contractFiles, query: listOf({ ...filters, sort }) },
          ]}
        />
      </PageHeader>
      <FilterBar
        search={
          <SegmentedControl
            isWide
            aria-label={t.contracts.state}
            options={contractStates.map((value) => ({ value, label: t.contracts.states[value] }))}
            value={filters.state ?? 'open'}
            // Those that have not ended are the default, which is not in the address.
            onChange={(state) => filter({ ...filters, state: state === 'open' ? undefined : state })}
          />
        }
        activeCount={countFilters(filters)}
        resultCount={list.data?.count}
        onReset={() => filter({ state: filters.state })}
      >
        <ContractFilterFields filters={filters} onChange={filter} />
      </FilterBar>
      <DataTable
        label={t.contracts.title}
        {...withNewRow(newContract, {
          columns: contractColumns({ today, onEdit: setEdited, onDelete: setDeleted }),
          rows: list.data?.contracts,
          rowKey: (contract) => contract.id,
          firstNumber: firstNumberOf(page, contractPageSize),
        })}
        query={list}
        failed={t.contracts.failed}
        rowClassName={classOf}
        sorting={{
          value: sort,
          onChange: (next) => void navigate({ search: { ...filters, sort: next }, replace: true }),
        }}
        empty={
          <NoContracts
            isFiltered={isFiltered}
            isAll={isAll}
            onAdd={open}
            onShowAll={() => filter({ state: 'all' })}
          />
        }
      />
      <OutstaffLegend isShown={list.data?.contracts.some((row) => classOf(row) === outstaffRow(true))} />
      <Pager page={page} pages={list.data?.pages} onPage={toPage} />

      {wanted && (
        <CreateContractModal {...wanted} draft={newContractDraft} onCreated={showCreated} onClose={close} />
      )}
      {opened && <EditContractModal contract={opened} draft={changedContractDraft} onClose={closeOpened} />}
      {deleted && <DeleteContractDialog contract={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}

type NoContractsProps = { isFiltered: boolean; isAll: boolean; onAdd: () => void; onShowAll: () => void }

const NoContracts = ({ isFiltered, isAll, onAdd, onShowAll }: NoContractsProps) => (
  <>
    <p>{isFiltered ? t.contracts.emptyFiltered : isAll ? t.contracts.empty : t.contracts.emptyState}</p>
    <Button variant="default" onClick={isAll && !isFiltered ? onAdd : onShowAll}>
      {isAll && !isFiltered ? t.contracts.add : t.contracts.showAll}
    </Button>
  </>
)

type DeletionProps = { contract: Contract; onClose: () => void }

function DeleteContractDialog({ contract, onClose }: DeletionProps) {
  const remove = useApiMutation(contracts.remove)
  const user = useNameOfPerson(contract.user_id, contract.user)
  const name = t.contracts.contractNamed(user, contract.project)
  const confirm = async () => {
    await remove.mutateAsync({ params: { id: contract.id }, ifMatch: contract.version })
    toastSuccess(t.contracts.deleted, { thing: name })
  }
  return <ConfirmDialog text={t.actions.deleteQuestion(name)} onConfirm={confirm} onClose={onClose} />
}
