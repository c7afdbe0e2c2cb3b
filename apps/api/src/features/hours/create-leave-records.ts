import type { TimeRecord } from '@portal/contract/hours/hours'
import type { IntervalRecordsInput, LeaveRecordInput } from '@portal/contract/hours/leave-records'
import type { Day } from '@portal/domain/days'
import type { LeaveType } from '@portal/domain/leave/leave'
import type { Tx } from '../../db/client.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { invalidField } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { presentRecord } from './hours.presenter.ts'
import { listRecordsOfRequest } from './hours.store.ts'
import { recordTrail } from './hours.trail.ts'

type LeaveDays = {
  user_id: number
  request_id: number
  record_type: LeaveType
  start_date: Day
  end_date: Day
  /** The note of the records; without one they get the request's note. */
  description?: string | undefined
}

/** Writes the leave records of a request, unless it has them, or refuses. */
export type RecordLeave = (tx: Tx, actor: Actor, days: LeaveDays) => Promise<{ isNew: boolean }>

type Written<Answer> = { isNew: boolean; answer: Answer }

/** Writes the leave records of a request apart from its approval, once: a repeat answers the same ones. */
export async function createIntervalRecords(
  deps: Deps,
  actor: Actor,
  input: IntervalRecordsInput,
  recordLeave: RecordLeave,
): Promise<Written<{ records: TimeRecord[] }>> {
  const { isNew, answer } = await createLeaveRecords(deps, actor, recordLeave, {
    ...input,
    description: input.note,
  })
  return { isNew, answer: { records: answer } }
}

/** Writes the leave record of a request for one day, like `createIntervalRecords` does for a range. */
export async function createLeaveRecord(
  deps: Deps,
  actor: Actor,
  input: LeaveRecordInput,
  recordLeave: RecordLeave,
): Promise<Written<TimeRecord>> {
  const { isNew, answer } = await createLeaveRecords(deps, actor, recordLeave, {
    ...input,
    start_date: input.date,
    end_date: input.date,
  })
  const [record] = answer
  if (record === undefined) throw notCounted()
  return { isNew, answer: record }
}

async function createLeaveRecords(
  { db, clock }: Deps,
  actor: Actor,
  recordLeave: RecordLeave,
  days: LeaveDays,
): Promise<Written<TimeRecord[]>> {
  const today = clock.today()
  return db.transaction(async (tx) => {
    const { isNew } = await recordLeave(tx, actor, days)
    const rows = await listRecordsOfRequest(tx, days.request_id)
    const written = isNew ? rows : []
    const entries = written.map((row) => recordTrail.created('records.create', row))
    await addToTrail(tx, clock, actor, entries)
    return { isNew, answer: rows.map((row) => presentRecord(actor, row, today)) }
  })
}

/** The refusal for a day that is a holiday: it became one after the request was made, or was one at the approval. */
const notCounted = () => invalidField('date', 'records.not_counted')
