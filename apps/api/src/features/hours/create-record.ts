import { type RecordForUserInput, record, type TimeRecord } from '@portal/contract/hours/hours'
import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/client.ts'
import { createOnce } from '../../db/idempotency.ts'
import { decimalOf } from '../../db/values.ts'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../errors.ts'
import { checkPlacement, refuseDeleted } from './check-placement.ts'
import { presentRecord } from './hours.presenter.ts'
import { getRecordRow, insertRecord } from './hours.store.ts'
import { lockUser } from './placement.store.ts'

/**
 * Logs worked hours of an active user on a day up to today, on a project they have a contract on that day; 422 by
 * field otherwise. With a key, a repeat within a day returns the first answer and creates nothing.
 */
export async function createRecord(
  deps: Deps,
  actor: Actor,
  input: RecordForUserInput,
  idempotencyKey: string | undefined,
): Promise<TimeRecord> {
  const creation = { idempotencyKey, request: ['create-record', input], schema: record } as const
  return createOnce(deps, actor, creation, (tx) => insertChecked(tx, deps, actor, input))
}

async function insertChecked(
  tx: Tx,
  { clock }: Deps,
  actor: Actor,
  input: RecordForUserInput,
): Promise<TimeRecord> {
  const user = await lockUser(tx, input.user_id)
  if (user === undefined || !user.active) {
    throw invalidField('user_id', 'records.user')
  }
  const placement = {
    userId: user.id,
    projectId: input.project_id,
    categoryId: input.category_id,
    date: input.date,
    hours: input.hours,
  }
  const today = clock.today()
  const placed = await checkPlacement(tx, placement, today)
  const id = await insertRecord(tx, {
    userId: user.id,
    projectId: placed.projectId,
    categoryId: placed.categoryId,
    jobStatusId: placed.jobStatusId,
    description: input.description,
    hours: decimalOf(input.hours),
    date: input.date,
  }).catch(refuseDeleted)
  return presentRecord(actor, await getRecordRow(tx, id), today)
}
