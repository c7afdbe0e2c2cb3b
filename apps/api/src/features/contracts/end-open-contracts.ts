import type { Tx } from '../../db/client.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import type { Clock } from '../../use-case/clock.ts'
import { found } from '../../use-case/not-found.ts'
import {
  deleteContractRow,
  hasRecordsOutside,
  listContractIdsBeyond,
  lockContractRow,
  updateContractRow,
} from './contract-changes.store.ts'
import { contractPolicy } from './contracts.policy.ts'
import { contractTrail } from './contracts.trail.ts'
import { notifyOfContract } from './notify-of-contract.ts'
import { recordsOutside } from './records-outside.ts'

/**
 * Ends a user's contracts today and deletes those that begin later; 409 when hours are logged after today. The caller
 * has locked the user.
 */
export async function endOpenContracts(tx: Tx, clock: Clock, actor: Actor, userId: number): Promise<void> {
  const today = clock.today()
  for (const id of await listContractIdsBeyond(tx, userId, today)) {
    const row = found(await lockContractRow(tx, id), 'contracts.not_found')
    if (row.start_date > today) {
      authorize(contractPolicy, actor, row, 'delete')
      await notifyOfContract(tx, clock, actor, 'contract_deleted', row)
      await deleteContractRow(tx, row)
      await addToTrail(tx, clock, actor, contractTrail.deleted('contracts.delete', row))
    } else {
      authorize(contractPolicy, actor, row, 'update')
      const kept = { start_date: row.start_date, end_date: today }
      if (await hasRecordsOutside(tx, row, kept)) throw recordsOutside()
      await updateContractRow(tx, row, { admin_id: actor.id, end_date: today })
      await notifyOfContract(tx, clock, actor, 'contract_changed', row)
      const after = { ...row, end_date: today }
      await addToTrail(tx, clock, actor, contractTrail.changed('contracts.update', row, after))
    }
  }
}
