import type { CandidateChanges } from '@portal/contract/candidates/candidates'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { WriteContext } from '../../../imports/import-kind.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { moveOf, valuesOf } from '../candidate-values.ts'
import { candidatePolicy } from '../candidates.policy.ts'
import type { CandidateRow } from '../candidates.store.ts'
import { candidateTrail } from '../candidates.trail.ts'
import { insertMoves, listCandidates, updateCandidates } from './imported-candidates.store.ts'

/**
 * Writes the given fields of locked candidates, and keeps other significates in the history; answers the versions by id. Nobody is
 * told.
 */
export async function changeCandidates(
  tx: Tx,
  { actor, clock }: WriteContext,
  wanted: readonly { row: CandidateRow; changes: CandidateChanges }[],
): Promise<Map<number, number>> {
  const changes = wanted.map(({ row, changes: given }) => {
    authorize(candidatePolicy, actor, row, 'update')
    const { vacancy_id, ...others } = valuesOf(given, row)
    return { row, values: others, technologyIds: given.technologies }
  })
  await updateCandidates(tx, changes)
  const moves = wanted.flatMap(({ row, changes: { significate } }) =>
    significate === undefined || significate === row.significate
      ? []
      : [moveOf(row, significate, actor, clock)],
  )
  await insertMoves(tx, moves)
  const after = new Map(
    (
      await listCandidates(
        tx,
        wanted.map(({ row }) => row.id),
      )
    ).map((row) => [row.id, row]),
  )
  const entries = wanted.map(({ row }) =>
    candidateTrail.changed('candidates.update', row, after.get(row.id) ?? row),
  )
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  return new Map([...after].map(([id, { version }]) => [id, version]))
}
