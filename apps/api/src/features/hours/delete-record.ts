import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import { refuseOutdated } from '../../changed-meanwhile.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { recordPolicy } from './hours.policy.ts'
import { presentRecord } from './hours.presenter.ts'
import { deleteRecordRow, findRecordRow, lockRecordOwner, type RecordTarget } from './hours.store.ts'

/** Deletes a record; 404 for records out of reach, 409 for leave records, closed weeks and outdated versions. */
export async function deleteRecord({ db, clock }: Deps, actor: Actor, target: RecordTarget): Promise<void> {
  const today = clock.today()
  await db.transaction(async (tx) => {
    await lockRecordOwner(tx, target)
    const row = found(await findRecordRow(tx, target), 'records.not_found')
    authorize(recordPolicy(today), actor, row, 'delete')
    await refuseOutdated(row, target, 'records.changed_meanwhile', () => presentRecord(actor, row, today))
    await deleteRecordRow(tx, row)
  })
}
