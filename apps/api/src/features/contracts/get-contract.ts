import type { Tx } from '../../db/client.ts'
import { OutdatedRead } from '../../db/violations.ts'
import { found } from '../../use-case/not-found.ts'
import { lockContractRow, lockProject, lockUsers } from './contract-changes.store.ts'
import { type ContractRow, findContractRow } from './contracts.store.ts'

/** Reads a contract; 404 when there is none with this id. */
export async function getContractRow(tx: Tx, id: number): Promise<ContractRow> {
  return found(await findContractRow(tx, id), 'contracts.not_found')
}

type Next = { user_id?: number | undefined; project_id?: number | undefined }

/**
 * Locks until the commit, in the order that all changes keep (docs/architecture.md): the contract's
 * present and next user, its next project, the contract. 404 when there is none.
 */
export async function lockForChange(tx: Tx, id: number, next: Next = {}) {
  const before = await getContractRow(tx, id)
  const users = await lockUsers(tx, [before.user_id, next.user_id ?? before.user_id])
  const project = next.project_id === undefined ? undefined : await lockProject(tx, next.project_id)
  const row = found(await lockContractRow(tx, id), 'contracts.not_found')
  // Another change moved the contract while this one waited, and locking that user now would break the order.
  if (row.user_id !== before.user_id) throw new OutdatedRead()
  return { row, users, project: project ?? 'unknown' } as const
}
