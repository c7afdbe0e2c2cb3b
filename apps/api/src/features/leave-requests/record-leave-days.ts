import type { Day } from '@portal/domain/days'
import type { RecordType } from '@portal/domain/hours/records'
import { type Holidays, splitLeaveDays } from '@portal/domain/leave/leave-days'
import { changesOfDays, type DayChanges } from '@portal/domain/leave/recount'
import { because } from '@portal/words/reasons'
import type { Tx } from '../../db/client.ts'
import { listHolidayRows } from '../../db/reads/holidays.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize, enforce } from '../../use-case/authorized.ts'
import { type FieldReasons, invalidField, invalidFields } from '../../use-case/errors.ts'
import {
  deleteUncountedDays,
  hasLeaveRecords,
  insertLeaveRecords,
  listRecordedDays,
  type Recordable,
} from './leave-records.store.ts'
import { adminVerdict, leaveRecordPolicy } from './leave-requests.policy.ts'
import { type LeaveRequestRow, lockLeaveRequest } from './leave-requests.store.ts'

export type LeaveDays = {
  user_id: number
  request_id: number
  record_type: RecordType
  start_date: Day
  end_date: Day
  /** The note of the records; without one they get the request's note. */
  description?: string | undefined
}

/**
 * Writes the leave records of a request that an outside client asks for apart from an approval. False when they were
 * there before. 403 below admin, 409 for a rejected request and for a pending one of somebody who left, 422 by field where person, type or days are not those of
 * the request.
 */
export async function recordLeave(tx: Tx, actor: Actor, input: LeaveDays): Promise<{ isNew: boolean }> {
  // First, so that people below admin get the same refusal whether there is such a request or not.
  enforce(adminVerdict(actor))
  const row = await lockLeaveRequest(tx, input.request_id)
  if (row === undefined) throw unknownRequest()
  authorize(leaveRecordPolicy, actor, row, 'record')
  const errors = mismatches(row, input)
  if (Object.keys(errors).length > 0) throw invalidFields('requests.other_leave', errors)
  return { isNew: await writeLeaveRecords(tx, row, input.description) }
}

/**
 * Writes one record per counted day; false when the request has its records already. An approved request has all of
 * them, also when it has none because its days have become holidays.
 */
async function writeLeaveRecords(tx: Tx, row: Recordable, description = row.note ?? ''): Promise<boolean> {
  if (row.status === 'approved' || (await hasLeaveRecords(tx, row.id))) return false
  const holidays = await listHolidayRows(tx, { from: row.start_date, to: row.end_date })
  const { countedDays } = splitLeaveDays({ ...row, type: row.request_type }, holidays)
  await insertLeaveRecords(tx, row, { days: countedDays, description })
  return true
}

/**
 * The days to add to and to remove from the records of a request, so that they become its counted days by the
 * holidays. The caller has locked the person.
 */
export async function readDayChanges(tx: Tx, row: LeaveRequestRow, holidays: Holidays): Promise<DayChanges> {
  const recorded = await listRecordedDays(tx, [row.id])
  const days = recorded.map(({ date }) => date)
  return changesOfDays({ ...row, type: row.request_type }, days, holidays)
}

/** Adds and removes the records of these days; records of other days stay as they are. */
export async function writeDayChanges(
  tx: Tx,
  row: Recordable,
  { added, removed }: DayChanges,
): Promise<void> {
  await deleteUncountedDays(tx, row, removed)
  await insertLeaveRecords(tx, row, { days: added, description: row.note ?? '' })
}

function mismatches(row: LeaveRequestRow, input: LeaveDays): FieldReasons {
  const errors: FieldReasons = {}
  if (input.user_id !== row.user_id) errors.user_id = [because('requests.other_user')]
  if (input.record_type !== row.request_type) errors.record_type = [because('requests.other_record_type')]
  if (input.start_date !== row.start_date) errors.start_date = [because('requests.other_start')]
  if (input.end_date !== row.end_date) errors.end_date = [because('requests.other_end')]
  return errors
}

const unknownRequest = () => invalidField('request_id', 'requests.unknown')
