import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { recordPolicy } from './hours.policy.ts'
import { deleteRecordRow, findRecordRow, lockRecordOwner, type RecordRef } from './hours.store.ts'

/** 404 for records out of reach, 409 for leave records and closed weeks. */
export async function deleteRecord({ db, clock }: Deps, actor: Actor, ref: RecordRef): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRecordOwner(tx, ref)
    const row = found(await findRecordRow(tx, ref), 'records.not_found')
    authorize(recordPolicy(clock.today()), actor, row, 'delete')
    await deleteRecordRow(tx, row)
  })
}
