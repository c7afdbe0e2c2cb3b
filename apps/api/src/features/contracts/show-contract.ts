import type { Actor } from '../../use-case/actor.ts'
import { enforce } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { readContractVerdict } from './contracts.policy.ts'
import { type ContractRow, findContractRow } from './contracts.store.ts'

/** Reads a contract for those who may; 404 for the others and where there is none. */
export async function findReadableContract(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: number,
): Promise<ContractRow> {
  const row = found(await findContractRow(db, id), 'contracts.not_found')
  enforce(readContractVerdict(actor, row.user_id))
  return row
}
