import { type Day, formatDay } from '@portal/domain/days'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import { portionsOf } from '../../../imports/portions.ts'
import { changedSince } from '../../../imports/standing.ts'
import {
  type LeaveRequestRow,
  listLeaveRequestRowsOf,
  lockRequesters,
  type NewLeaveRequest,
} from '../leave-requests.store.ts'
import { requestTrail } from '../leave-requests.trail.ts'
import { deleteRequests, insertApproved, insertDays } from './import-leave.store.ts'

/** Leave with the days that are recorded of it. */
export type PlannedLeave = Omit<NewLeaveRequest, 'created_at' | 'attached_file_id'> & {
  days: readonly Day[]
}
type Planned = { number: number; plan: PlannedLeave }

/** Writes approved leave with its records and its entries of the trail. */
export async function writeLeave(
  tx: Tx,
  context: WriteContext,
  planned: readonly Planned[],
): Promise<WrittenRow[]> {
  const written: WrittenRow[] = []
  for (const portion of portionsOf(planned)) written.push(...(await writePortion(tx, context, portion)))
  return written
}

async function writePortion(
  tx: Tx,
  { actor, clock }: WriteContext,
  portion: readonly Planned[],
): Promise<WrittenRow[]> {
  const now = clock.now()
  const decision = { created_at: now, decided_at: now, decided_by_id: actor.id }
  const ids = await insertApproved(
    tx,
    portion.map(({ plan: { days, ...values } }) => ({ ...values, ...decision })),
  )
  await insertDays(
    tx,
    portion.flatMap(({ plan }, place) => {
      const id = ids[place]
      return id === undefined ? [] : [{ ...plan, id }]
    }),
  )
  const rows = await listLeaveRequestRowsOf(tx, ids)
  const entries = rows.map((row) => requestTrail.created('requests.create', row))
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  return ids.map((object_id, place) => ({
    number: portion[place]?.number ?? null,
    object_type: 'request',
    object_id,
    object_version: 1,
    before: null,
  }))
}

/** Deletes leave that is as it was written, with its records. */
export async function takeLeaveBack(
  tx: Tx,
  { actor, clock }: WriteContext,
  written: readonly WrittenRow[],
): Promise<Standing[]> {
  const ids = written.map(({ object_id }) => object_id)
  await lockRequesters(tx, await listLeaveRequestRowsOf(tx, ids))
  const present = new Map((await listLeaveRequestRowsOf(tx, ids)).map((row) => [row.id, row]))
  const standing = changedSince(written, present, nameOf)
  if (standing.length > 0) return standing
  for (const portion of portionsOf([...present.values()])) {
    await deleteRequests(
      tx,
      portion.map(({ id }) => id),
    )
    const entries = portion.map((row) => requestTrail.deleted('requests.delete', row))
    await addToTrail(tx, clock, actor, entries, { delivers: false })
  }
  return []
}

const nameOf = ({ user, start_date, end_date }: LeaveRequestRow) =>
  `${user.full_name} · ${formatDay(start_date)} – ${formatDay(end_date)}`
