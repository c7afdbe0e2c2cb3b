import type { Contract } from '@portal/contract/contracts'
import type { ReactNode } from 'react'
import type { Column, ListQuery } from '../../shared/lists/data-columns.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { Pager } from '../../shared/lists/pager.tsx'
import { withNewRow } from '../../shared/new-row.tsx'
import { useContract } from './use-contract.ts'
import { useContractActs } from './use-contract-acts.tsx'

type Log = ListQuery & { data: { paginate_contracts: Contract[]; pages: number } | undefined }

type Props = {
  label: string
  columns: Column<Contract>[]
  log: Log
  page: number
  onPage: (page: number) => void
  /** The contract that was created last. */
  newId: number | undefined
  /** The name of the draft of the dialog that edits a contract. */
  draft: string
  failed: string
  empty: ReactNode
}

/** The log of contracts of a person or a project, in which contracts are edited and ended. */
export function ContractLogTable({ label, columns, log, page, onPage, newId, draft, failed, empty }: Props) {
  const acts = useContractActs(draft)
  const newContract = useContract(newId)
  return (
    <>
      <DataTable
        label={label}
        {...withNewRow(newContract, {
          columns: [...columns, acts.column],
          rows: log.data?.paginate_contracts,
          rowKey: (contract) => contract.id,
        })}
        query={log}
        failed={failed}
        empty={empty}
      />
      <Pager page={page} pages={log.data?.pages} onPage={onPage} />
      {acts.dialog}
    </>
  )
}
