import { significates } from '@portal/domain/candidates/candidates'
import * as z from 'zod/mini'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { keepUndo } from '../../../db/undo/undo-entries.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { conflict } from '../../../use-case/errors.ts'
import type { Deps } from '../../deps.ts'
import { insertSignificateChange, updateCandidateRow } from '../candidate-changes.store.ts'
import { moveOf } from '../candidate-values.ts'
import { candidatePolicy } from '../candidates.policy.ts'
import { lockCandidateRow } from '../candidates.store.ts'
import { candidateTrail } from '../candidates.trail.ts'

const move = z.object({
  id: z.int(),
  /** The version that the move made. */
  version: z.int(),
  from: z.enum(significates),
})
type Move = z.output<typeof move>

/** Keeps what takes a move of a candidate back. */
export const keepMoveUndo = (tx: Tx, { clock }: Pick<Deps, 'clock'>, actor: Actor, changes: Move) =>
  keepUndo(tx, { user_id: actor.id, kind: 'candidates', changes, now: clock.now() })

/**
 * Takes the move of a candidate back, which is a move of its own in the history. 409 where the candidate has changed
 * since or is gone.
 */
export const undoMove =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, actor: Actor, kept: unknown): Promise<void> => {
    const { id, version, from } = move.parse(kept)
    const row = await lockCandidateRow(tx, id, 'no key update')
    if (row?.version !== version) throw conflict('undo.too_late')
    authorize(candidatePolicy, actor, row, 'update')
    await updateCandidateRow(tx, row, { significate: from }, undefined)
    await insertSignificateChange(tx, moveOf(row, from, actor, clock))
    const after = { ...row, significate: from }
    await addToTrail(tx, clock, actor, candidateTrail.changed('candidates.undo', row, after))
  }
