import { type RecordForUserInput, record, type TimeRecord } from '@portal/contract/hours/hours'
import type { Tx } from '../../db/client.ts'
import { createUndoableOnce } from '../../db/idempotency.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Undoable } from '../../db/undo/undo-entries.ts'
import type { Actor } from '../../use-case/actor.ts'
import { invalidField } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { checkPlacement, refuseDeleted } from './check-placement.ts'
import { presentRecord } from './hours.presenter.ts'
import { getRecordRow, insertRecord } from './hours.store.ts'
import { recordTrail } from './hours.trail.ts'
import { lockUser } from './placement.store.ts'
import { keepRecordUndo } from './undo/record-undo.ts'

/**
 * Logs worked hours of an active user on a day up to today, on a project they have a contract on that day; 422 by
 * field otherwise. With a key, a repeat within a day returns the first answer and creates nothing.
 */
export async function createRecord(
  deps: Deps,
  actor: Actor,
  input: RecordForUserInput,
  idempotencyKey: string | undefined,
): Promise<Undoable<TimeRecord>> {
  const creation = { idempotencyKey, request: ['create-record', input], schema: record } as const
  return createUndoableOnce(deps, actor, creation, (tx) => insertChecked(tx, deps, actor, input))
}

async function insertChecked(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  input: RecordForUserInput,
): Promise<Undoable<TimeRecord>> {
  const user = await lockUser(tx, input.user_id)
  if (user === undefined || !user.active) {
    throw invalidField('user_id', 'records.user')
  }
  const today = deps.clock.today()
  const { job_status_id } = await checkPlacement(tx, { user_id: user.id, today }, input)
  const id = await insertRecord(tx, { ...input, job_status_id }).catch(refuseDeleted)
  const answer = presentRecord(actor, await getRecordRow(tx, id), today)
  const changes = [{ act: 'created', id: answer.id, version: answer.version }] as const
  const undo_token = await keepRecordUndo(tx, deps, actor, { user_id: user.id, changes })
  await addToTrail(tx, deps.clock, actor, recordTrail.created('records.create', answer))
  return { answer, undo_token }
}
