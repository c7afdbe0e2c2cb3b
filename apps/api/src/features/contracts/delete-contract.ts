import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import type { Deps } from '../deps.ts'
import { deleteContractRow } from './contract-changes.store.ts'
import { contractPolicy } from './contracts.policy.ts'
import { presentContract } from './contracts.presenter.ts'
import { contractTrail } from './contracts.trail.ts'
import { lockForChange } from './get-contract.ts'
import { notifyOfContract } from './notify-of-contract.ts'

/** Deletes a contract; 409 while hours are logged on it, and when `If-Match` names another version. */
export async function deleteContract({ db, clock }: Deps, actor: Actor, target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const { row } = await lockForChange(tx, target.id)
    authorize(contractPolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'contracts.changed_meanwhile', () => presentContract(actor, row))
    await notifyOfContract(tx, clock, actor, 'contract_deleted', row)
    await deleteContractRow(tx, row)
    await addToTrail(tx, clock, actor, contractTrail.deleted('contracts.delete', row))
  })
}
