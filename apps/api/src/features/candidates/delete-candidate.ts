import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { dropFile, removeDroppedFiles } from '../../files/stored-files.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { deleteCandidateRow } from './candidate-changes.store.ts'
import { candidatePolicy } from './candidates.policy.ts'
import { lockCandidateRow } from './candidates.store.ts'
import { candidateTrail } from './candidates.trail.ts'
import { showCandidate } from './show-candidate.ts'

/**
 * Deletes a candidate with the CV file; 409 when `If-Match` names another version. The account made of the candidate
 * stays.
 */
export async function deleteCandidate(deps: Deps, actor: Actor, target: Target): Promise<void> {
  const dropped = await deps.db.transaction(async (tx) => {
    const row = found(await lockCandidateRow(tx, target.id, 'update'), 'candidates.not_found')
    authorize(candidatePolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'candidates.changed_meanwhile', () =>
      showCandidate({ ...deps, db: tx }, actor, row.id),
    )
    await deleteCandidateRow(tx, row)
    if (row.cv_file_id !== null) await dropFile(tx, deps.clock, row.cv_file_id)
    await addToTrail(tx, deps.clock, actor, candidateTrail.deleted('candidates.delete', row))
    return row.cv_file_id ?? undefined
  })
  await removeDroppedFiles(deps, [dropped])
}
