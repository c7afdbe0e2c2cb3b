import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../imports/import-kind.ts'
import { changedSince } from '../../../imports/standing.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { candidatePolicy } from '../candidates.policy.ts'
import { candidateTrail } from '../candidates.trail.ts'
import { changeCandidates } from './change-candidates.ts'
import { readKept } from './given-candidate.ts'
import { deleteCandidates, lockCandidates } from './imported-candidates.store.ts'

/**
 * Deletes the candidates that were made, and gives the changed ones their values back, which is a move of its own in the history.
 * An account or a file of the CV raises the version of its candidate too.
 */
export async function takeCandidatesBack(
  tx: Tx,
  context: WriteContext,
  written: readonly WrittenRow[],
): Promise<Standing[]> {
  const { actor, clock } = context
  const ids = written.map(({ object_id }) => object_id)
  const present = new Map((await lockCandidates(tx, ids)).map((row) => [row.id, row]))
  const standing = changedSince(written, present, ({ full_name }) => full_name)
  if (standing.length > 0) return standing

  const found = written.flatMap((of) => {
    const row = present.get(of.object_id)
    return row === undefined ? [] : [{ row, of }]
  })
  const changes = found.flatMap(({ row, of }) =>
    of.before === null ? [] : [{ row, changes: readKept(of.before) }],
  )
  await changeCandidates(tx, context, changes)
  const made = found.flatMap(({ row, of }) => {
    if (of.before !== null) return []
    authorize(candidatePolicy, actor, row, 'delete')
    return [row]
  })
  await deleteCandidates(tx, made)
  const entries = made.map((row) => candidateTrail.deleted('candidates.delete', row))
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  return []
}
