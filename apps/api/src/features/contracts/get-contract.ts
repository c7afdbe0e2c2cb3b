import type { Tx } from '../../db/client.ts'
import { found } from '../../not-found.ts'
import { lockContract } from './contract-changes.store.ts'
import { type ContractRow, findContractRow } from './contracts.store.ts'

/** 404 when there is none. */
export async function getContractRow(tx: Tx, id: number): Promise<ContractRow> {
  return found(await findContractRow(tx, id), 'contracts.not_found')
}

/** Locks the contract until the commit; 404 when there is none. */
export async function getLockedContract(tx: Tx, id: number): Promise<ContractRow> {
  return found(await lockContract(tx, id), 'contracts.not_found')
}
