import type { RecordChanges, TimeRecord } from '@portal/contract/hours/hours'
import { earliestEditDay } from '@portal/domain/hours/records'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Undoable } from '../../db/undo/undo-entries.ts'
import { writesAnything } from '../../db/values.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated } from '../../use-case/changed-meanwhile.ts'
import { invalidField } from '../../use-case/errors.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { checkPlacement, refuseDeleted } from './check-placement.ts'
import { recordPolicy } from './hours.policy.ts'
import { presentRecord } from './hours.presenter.ts'
import {
  findRecordRow,
  getRecordRow,
  lockRecordOwner,
  type RecordTarget,
  updateRecordRow,
} from './hours.store.ts'
import { recordTrail } from './hours.trail.ts'
import { keepRecordRow } from './undo/record-undo.store.ts'
import { keepRecordUndo } from './undo/record-undo.ts'

/**
 * Changes a regular record. 404 for records out of reach (on an own path: another user's), 409 for leave records and
 * closed weeks and when `If-Match` names another version, 422 where the changed record could not have been created.
 */
export async function updateRecord(
  deps: Deps,
  actor: Actor,
  target: RecordTarget,
  changes: RecordChanges,
): Promise<Undoable<TimeRecord>> {
  const { db, clock } = deps
  const today = clock.today()
  return db.transaction(async (tx) => {
    await lockRecordOwner(tx, target)
    const row = found(await findRecordRow(tx, target), 'records.not_found')
    authorize(recordPolicy(today), actor, row, 'update')
    await refuseOutdated(row, target, 'records.changed_meanwhile', () => presentRecord(actor, row, today))

    const placement = {
      project_id: changes.project_id ?? row.project_id,
      category_id: changes.category_id ?? row.category_id,
      date: changes.date ?? row.date,
      hours: changes.hours ?? row.hours,
    }
    const earliest = earliestEditDay(actor, today)
    if (earliest !== undefined && placement.date < earliest) {
      throw invalidField('date', 'records.before_week', { earliest })
    }
    const of = { user_id: row.user_id, today, exceptRecordId: row.id }
    const placed = await checkPlacement(tx, of, placement)
    const isElsewhere = placement.date !== row.date || placement.project_id !== row.project_id
    if (!writesAnything(changes)) return { answer: presentRecord(actor, row, today), undo_token: null }
    const former = await keepRecordRow(tx, row.id)
    await updateRecordRow(tx, row, {
      ...changes,
      // The contract may have changed since: what was logged keeps its status until its day or project changes.
      job_status_id: isElsewhere ? placed.job_status_id : undefined,
    }).catch(refuseDeleted)
    const answer = presentRecord(actor, await getRecordRow(tx, row.id), today)
    const change = { act: 'changed', id: row.id, version: answer.version, former } as const
    const undone = { user_id: row.user_id, changes: [change] }
    const undo_token = await keepRecordUndo(tx, deps, actor, undone)
    await addToTrail(tx, clock, actor, recordTrail.changed('records.update', row, answer))
    return { answer, undo_token }
  })
}
