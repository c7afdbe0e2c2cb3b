import type { Tx } from '../../db/client.ts'
import type { UndoKind } from '../../db/schema/undo-entries.ts'
import { lockUndo, markUndone, undoableForMs } from '../../db/undo/undo-entries.ts'
import type { Actor } from '../../use-case/actor.ts'
import { conflict } from '../../use-case/errors.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'

/** Takes the changes of one kind back, or refuses with `undo.too_late`. `kept` is what the change has kept. */
export type TakeBack = (tx: Tx, actor: Actor, kept: unknown) => Promise<void>
export type TakeBackOf = Readonly<Record<UndoKind, TakeBack>>

/**
 * Takes an own change back, in one transaction and once. 404 for an unknown token and another person's, 409 after 60
 * seconds, for a repeat, and where somebody has changed since what would be undone.
 */
export async function undoChange(
  { db, clock }: Deps,
  actor: Actor,
  token: string,
  takeBackOf: TakeBackOf,
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const entry = found(await lockUndo(tx, { user_id: actor.id, token }), 'undo.not_found')
    const ageMs = clock.now().getTime() - entry.created_at.getTime()
    if (entry.is_undone || ageMs > undoableForMs) throw conflict('undo.too_late')
    await takeBackOf[entry.kind](tx, actor, entry.changes)
    await markUndone(tx, entry)
    return {}
  })
}
