import { type Day, isDay } from '@portal/domain/days'
import * as z from 'zod/mini'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { KeptRow } from '../../../db/undo/kept-rows.ts'
import { keepUndo } from '../../../db/undo/undo-entries.ts'
import { isForeignKeyViolation } from '../../../db/violations.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { enforce } from '../../../use-case/authorized.ts'
import { conflict } from '../../../use-case/errors.ts'
import type { TrailEntry } from '../../../use-case/trail.ts'
import type { Deps } from '../../deps.ts'
import { findPlacements } from '../check-placement.ts'
import { reachRecordsVerdict } from '../hours.policy.ts'
import { listRecordsById, type RecordRow } from '../hours.store.ts'
import { recordTrail } from '../hours.trail.ts'
import { lockUser } from '../placement.store.ts'
import { deleteUnchanged, insertDeleted, restoreUnchanged } from './record-undo.store.ts'

/** What decides on the place of a worked record among its kept columns. */
const former = z.looseObject({
  id: z.int(),
  project_id: z.int(),
  category_id: z.int(),
  date: z.string().check(z.refine(isDay)),
  hours: z.number(),
})

const recordChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('created'), id: z.int(), version: z.int() }),
  z.object({ act: z.literal('changed'), id: z.int(), version: z.int(), former }),
  z.object({ act: z.literal('deleted'), former }),
])
/** The stored form, which entries of before the upgrade have as well. */
const recordChanges = z.object({ userId: z.int(), changes: z.array(recordChange) })
type RecordChange = z.output<typeof recordChange>

/** A change as its use case keeps it, with the columns that `keepRecordRow` has read. */
type Kept =
  | { act: 'created'; id: number; version: number }
  | { act: 'changed'; id: number; version: number; former: KeptRow }
  | { act: 'deleted'; former: KeptRow }
type RecordChangesToUndo = { user_id: number; changes: readonly Kept[] }

/** Keeps what takes changes of one person's records back. Null where there is no change. */
export async function keepRecordUndo(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  { user_id: userId, changes }: RecordChangesToUndo,
): Promise<string | null> {
  if (changes.length === 0) return null
  const kept = { userId, changes }
  return keepUndo(tx, { user_id: actor.id, kind: 'records', changes: kept, now: clock.now() })
}

/**
 * Takes changes of one person's records back, in closed weeks too. All or nothing: 409 where a record has changed since,
 * and where a former one could not be logged any more: its contract, project or category is gone, or its day has no room.
 */
export const undoRecordChanges =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, actor: Actor, kept: unknown): Promise<void> => {
    const { userId, changes } = recordChanges.parse(kept)
    await lockUser(tx, userId)
    enforce(reachRecordsVerdict(actor, userId))
    const ids = changes.map((change) => (change.act === 'deleted' ? change.former.id : change.id))
    const before = await listRecordsById(tx, ids)
    await undoAll(tx, userId, changes, clock.today()).catch(refuseGone)
    await addToTrail(tx, clock, actor, entriesOf(ids, before, await listRecordsById(tx, ids)))
  }

/** Each record as it was before the undo and as it is after it; one of both is missing where it appears or goes. */
function entriesOf(ids: readonly number[], before: readonly RecordRow[], after: readonly RecordRow[]) {
  const [was, is] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, row])))
  return ids.map((id): TrailEntry | undefined => {
    const [from, to] = [was?.get(id), is?.get(id)]
    if (from !== undefined && to !== undefined) return recordTrail.changed('records.undo', from, to)
    if (to !== undefined) return recordTrail.created('records.undo', to)
    return from && recordTrail.deleted('records.undo', from)
  })
}

async function undoAll(tx: Tx, user_id: number, changes: readonly RecordChange[], today: Day): Promise<void> {
  // A copy creates hundreds at once.
  const created = changes.filter((change) => change.act === 'created')
  if (!(await deleteUnchanged(tx, user_id, created))) throw tooLate()
  for (const change of changes) {
    if (change.act === 'created') continue
    if (change.act === 'deleted') await insertDeleted(tx, change.former)
    else if (!(await restoreUnchanged(tx, { ...change, user_id }, change.former))) throw tooLate()
    await checkFormer(tx, user_id, change.former, today)
  }
}

async function checkFormer(tx: Tx, user_id: number, row: z.output<typeof former>, today: Day): Promise<void> {
  const { id, project_id, category_id, date, hours } = row
  const of = { user_id, today, exceptRecordId: id }
  const [finding] = await findPlacements(tx, of, [{ project_id, category_id, date, hours }])
  if (finding === undefined || 'errors' in finding) throw tooLate()
}

function refuseGone(error: unknown): never {
  if (isForeignKeyViolation(error)) throw tooLate()
  throw error
}

const tooLate = () => conflict('undo.too_late')
