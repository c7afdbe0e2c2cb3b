import { isDeepStrictEqual } from 'node:util'
import { because } from '@portal/words/reasons'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { forbidden } from '../../../use-case/errors.ts'
import { checkImport, type Examined, examine, judge, loadRows, storeCheck } from '../check/check-import.ts'
import { type ImportDeps, kindOf } from '../import-deps.ts'
import { isActiveAdmin, type StoredImport } from '../imports.store.ts'
import { importTrail } from '../imports.trail.ts'
import { LeftQueue, type Turn } from '../queue/import-queue.ts'
import { leaveQueue } from '../queue/queue.store.ts'
import { insertImportedRows } from './imported-rows.store.ts'
import { makeRows, withMadeRows } from './make-rows.ts'

type Writing = { row: StoredImport; only_fitting: boolean; invite: boolean }

/** The portal has changed since the check that the importer saw. */
class CountsDiffer extends Error {
  override readonly name = 'CountsDiffer'
}

/**
 * Writes a file in one transaction with its entries and its new state: whatever ends the process before the commit, nothing was written.
 * Where the rows come to other counts than the importer saw, it is checked anew and goes back to them.
 */
export async function writeImport(
  deps: ImportDeps,
  actor: Actor,
  writing: Writing,
  turn: Turn,
): Promise<void> {
  const { row } = writing
  turn.tell({ done: 0, total: 0 })
  const wanted = { id: row.id, kind: row.kind, choices: row }
  // The transaction holds others on the embedded database, so cells are read before it; the check within it finds rows that are gone.
  const examined = await examine(deps.db, deps, wanted, await loadRows(deps, row.id), turn)
  try {
    if (!examined.isReady) throw new CountsDiffer()
    await deps.db.transaction((tx) => writeAll(deps, { tx, actor, examined, turn }, writing))
  } catch (error) {
    if (!(error instanceof CountsDiffer)) throw error
    const check = await checkImport(deps, actor, wanted, turn)
    await storeCheck(deps, row, check, turn)
    const { date_order, ...result } = check.result
    await leaveQueue(deps.db, row.id, { ...result, failure: because('imports.changed') })
  }
}

type Work = { tx: Tx; actor: Actor; examined: Examined; turn: Turn }

async function writeAll(
  deps: ImportDeps,
  { tx, actor, examined, turn }: Work,
  { row, only_fitting, invite }: Writing,
): Promise<void> {
  const { clock, makers } = deps
  const { id, kind, counts } = row
  // Others may have waited before it for minutes.
  if (!(await isActiveAdmin(tx, actor.id))) throw forbidden('imports.forbidden')
  const context = { actor, clock, invite }
  const made = await makeRows(tx, context, { makers, toMake: examined.references.toMake })
  const known = { ...examined, rows: withMadeRows(kind, examined.rows, made) }
  const judged = await judge(tx, deps, { kind, actor, lock: true }, known, turn)
  if (!isDeepStrictEqual(judged.counts, counts)) throw new CountsDiffer()
  const total = judged.planned.length
  const tell = (done: number) => turn.tell({ done, total })
  const ofFile = await kindOf(deps, kind).write(tx, { ...context, tell }, judged.planned)
  const beside = made.flatMap(({ written }) => written ?? [])
  await insertImportedRows(tx, id, [...beside, ...ofFile])
  const done = { state: 'done', written_at: clock.now(), failure: null } as const
  if (!(await leaveQueue(tx, id, done))) throw new LeftQueue()
  const { create, change, refuse } = counts
  const told = importTrail.done('imports.write', row, { only_fitting, create, change, refuse })
  await addToTrail(tx, clock, actor, told)
}
