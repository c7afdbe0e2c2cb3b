import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { deleteContractRow, hasRecordsIn, lockUsers } from './contract-changes.store.ts'
import { contractPolicy } from './contracts.policy.ts'
import { getLockedContract } from './get-contract.ts'
import { recordsOutside } from './records-outside.ts'

/** 409 while hours are logged on it. */
export async function deleteContract({ db }: Deps, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await getLockedContract(tx, id)
    authorize(contractPolicy, actor, row, 'delete')
    await lockUsers(tx, [row.userId])
    if (await hasRecordsIn(tx, row)) throw recordsOutside()
    await deleteContractRow(tx, row)
  })
}
