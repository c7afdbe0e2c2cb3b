import type { Tx } from '../../db/client.ts'
import { notFound } from '../../errors.ts'
import { lockContract } from './contract-changes.store.ts'
import { type ContractRow, findContractRow } from './contracts.store.ts'

/** 404 when there is none. */
export async function getContractRow(tx: Tx, id: number): Promise<ContractRow> {
  return requireFound(await findContractRow(tx, id))
}

/** The contract, held until the commit; 404 when there is none. */
export async function getLockedContract(tx: Tx, id: number): Promise<ContractRow> {
  return requireFound(await lockContract(tx, id))
}

function requireFound(row: ContractRow | undefined): ContractRow {
  if (row === undefined) throw notFound('contracts.not_found', 'There is no such contract')
  return row
}
