import { isDay } from '@portal/domain/days'
import { fitsOneDay } from '@portal/domain/hours/hours'
import * as z from 'zod/mini'
import type { Actor } from '../../../actor.ts'
import { enforce } from '../../../authorized.ts'
import type { Tx } from '../../../db/client.ts'
import { keepUndo } from '../../../db/undo/undo-entries.ts'
import { isForeignKeyViolation } from '../../../db/violations.ts'
import type { Deps } from '../../../deps.ts'
import { conflict } from '../../../errors.ts'
import { undoRecordsVerdict } from '../hours.policy.ts'
import { lockUser } from '../placement.store.ts'
import { deleteUnchanged, insertDeleted, restoreUnchanged, sumDays } from './record-undo.store.ts'

const day = z.string().check(z.refine(isDay))
const former = z.looseObject({ id: z.int(), date: day })

const recordChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('created'), id: z.int(), version: z.int() }),
  z.object({ act: z.literal('changed'), id: z.int(), version: z.int(), former }),
  z.object({ act: z.literal('deleted'), former }),
])
const recordChanges = z.object({ userId: z.int(), changes: z.array(recordChange) })
export type RecordChangesToUndo = { userId: number; changes: readonly z.input<typeof recordChange>[] }

/** Keeps what takes changes of one person's records back. Null where there is no change. */
export async function keepRecordUndo(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  undone: RecordChangesToUndo,
): Promise<string | null> {
  if (undone.changes.length === 0) return null
  return keepUndo(tx, { userId: actor.id, kind: 'records', changes: undone, now: clock.now() })
}

/**
 * Takes changes of one person's records back, in closed weeks too. All or nothing: 409 where a record has changed since,
 * where its project or category is gone, and where a day would get more than 24 hours.
 */
export async function undoRecordChanges(tx: Tx, actor: Actor, kept: unknown): Promise<void> {
  const { userId, changes } = recordChanges.parse(kept)
  await lockUser(tx, userId)
  enforce(undoRecordsVerdict(actor, userId))
  for (const change of changes) {
    if (!(await undoChange(tx, userId, change).catch(refuseGone))) throw tooLate()
  }
  const days = changes.flatMap((change) => (change.act === 'created' ? [] : [change.former.date]))
  if (days.length === 0) return
  const sums = await sumDays(tx, userId, days)
  if (!sums.every(({ hours }) => fitsOneDay([Number(hours)]))) throw tooLate()
}

async function undoChange(tx: Tx, userId: number, change: z.output<typeof recordChange>): Promise<boolean> {
  switch (change.act) {
    case 'created':
      return deleteUnchanged(tx, { ...change, userId })
    case 'changed':
      return restoreUnchanged(tx, { ...change, userId }, change.former)
    case 'deleted':
      await insertDeleted(tx, { id: change.former.id, former: change.former })
      return true
  }
}

function refuseGone(error: unknown): never {
  if (isForeignKeyViolation(error)) throw tooLate()
  throw error
}

const tooLate = () => conflict('undo.too_late')
