import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { authorizeChange } from './hours.policy.ts'
import { deleteRecordRow, findRecordRow, lockRecordOwner, type RecordRef } from './hours.store.ts'
import { recordNotFound } from './update-record.ts'

/** 404 outside the reference, 409 for leave records and closed weeks. */
export async function deleteRecord({ db, clock }: Deps, actor: Actor, ref: RecordRef): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRecordOwner(tx, ref)
    const row = await findRecordRow(tx, ref)
    if (row === undefined) throw recordNotFound()
    authorizeChange(actor, row, clock.today())
    await deleteRecordRow(tx, row)
  })
}
