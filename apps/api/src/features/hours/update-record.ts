import type { RecordChanges, TimeRecord } from '@portal/contract/hours'
import { formatDay } from '@portal/domain/days'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../errors.ts'
import { checkPlacement } from './check-placement.ts'
import { authorizeChange, earliestDayFor } from './hours.policy.ts'
import { presentRecord } from './hours.presenter.ts'
import {
  findRecordRow,
  getRecordRow,
  lockRecordOwner,
  type RecordRef,
  updateRecordRow,
} from './hours.store.ts'

/**
 * Changes a regular record. 404 outside the reference (on an own path: another person's), 409 for leave records and
 * closed weeks, 422 where the changed record could not have been created.
 */
export async function updateRecord(
  { db, clock }: Deps,
  actor: Actor,
  ref: RecordRef,
  changes: RecordChanges,
): Promise<TimeRecord> {
  const today = clock.today()
  return db.transaction(async (tx) => {
    await lockRecordOwner(tx, ref)
    const row = await findRecordRow(tx, ref)
    if (row === undefined) throw recordNotFound()
    authorizeChange(actor, row, today)

    const placement = {
      userId: row.userId,
      projectId: changes.project_id ?? row.projectId,
      categoryId: changes.category_id ?? row.categoryId,
      date: changes.date ?? row.date,
      hours: changes.hours ?? Number(row.hours),
      exceptRecordId: row.id,
    }
    const earliest = earliestDayFor(actor, today)
    if (earliest !== undefined && placement.date < earliest) {
      throw invalidField('records.before_week', 'date', `Date cannot be before ${formatDay(earliest)}`)
    }
    const placed = await checkPlacement(tx, placement, today)
    await updateRecordRow(tx, row, {
      ...placed,
      description: changes.description ?? row.description,
    })
    return presentRecord(actor, await getRecordRow(tx, row.id), today)
  })
}

export const recordNotFound = () => notFound('records.not_found', 'There is no such record')
