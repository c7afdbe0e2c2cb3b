import type { Day } from '@portal/domain/days'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Tx } from '../../db/client.ts'
import { found } from '../../not-found.ts'
import {
  deleteContractRow,
  hasRecordsOutside,
  listContractIdsBeyond,
  lockContractRow,
  updateContractRow,
} from './contract-changes.store.ts'
import { contractPolicy } from './contracts.policy.ts'
import { recordsOutside } from './records-outside.ts'

/**
 * Ends a user's contracts today and deletes those that begin later; 409 when hours are logged after today. The caller
 * has locked the user.
 */
export async function endOpenContracts(tx: Tx, actor: Actor, userId: number, today: Day): Promise<void> {
  for (const id of await listContractIdsBeyond(tx, userId, today)) {
    const row = found(await lockContractRow(tx, id), 'contracts.not_found')
    if (row.startDate > today) {
      authorize(contractPolicy, actor, row, 'delete')
      await deleteContractRow(tx, row)
    } else {
      authorize(contractPolicy, actor, row, 'update')
      const kept = { startDate: row.startDate, endDate: today }
      if (await hasRecordsOutside(tx, row, kept)) throw recordsOutside()
      await updateContractRow(tx, row, { ...unchanged, adminId: actor.id, endDate: today })
    }
  }
}

const unchanged = {
  userId: undefined,
  projectId: undefined,
  jobStatusId: undefined,
  startDate: undefined,
}
