import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Undoable } from '../../db/undo/undo-entries.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { recordPolicy } from './hours.policy.ts'
import { presentRecord } from './hours.presenter.ts'
import { deleteRecordRow, findRecordRow, lockRecordOwner, type RecordTarget } from './hours.store.ts'
import { recordTrail } from './hours.trail.ts'
import { keepRecordRow } from './undo/record-undo.store.ts'
import { keepRecordUndo } from './undo/record-undo.ts'

/** Deletes a record; 404 for records out of reach, 409 for leave records, closed weeks and outdated versions. */
export async function deleteRecord(
  deps: Deps,
  actor: Actor,
  target: RecordTarget,
): Promise<Undoable<undefined>> {
  const { db, clock } = deps
  const today = clock.today()
  return db.transaction(async (tx) => {
    await lockRecordOwner(tx, target)
    const row = found(await findRecordRow(tx, target), 'records.not_found')
    authorize(recordPolicy(today), actor, row, 'delete')
    await refuseOutdated(row, target, 'records.changed_meanwhile', () => presentRecord(actor, row, today))
    const former = await keepRecordRow(tx, row.id)
    await deleteRecordRow(tx, row)
    const changes = [{ act: 'deleted', former }] as const
    const undo_token = await keepRecordUndo(tx, deps, actor, { user_id: row.user_id, changes })
    await addToTrail(tx, clock, actor, recordTrail.deleted('records.delete', row))
    return { answer: undefined, undo_token }
  })
}
