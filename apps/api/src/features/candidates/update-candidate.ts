import type { Candidate, CandidateChanges } from '@portal/contract/candidates/candidates'
import type { Undoable } from '../../db/undo/undo-entries.ts'
import { writesAnything } from '../../db/values.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { insertSignificateChange, lockVacancy, updateCandidateRow } from './candidate-changes.store.ts'
import { valuesOf } from './candidate-values.ts'
import { candidatePolicy } from './candidates.policy.ts'
import { lockCandidateRow } from './candidates.store.ts'
import { checkProposal } from './check-candidate.ts'
import { showCandidate } from './show-candidate.ts'
import { keepMoveUndo } from './undo/candidate-undo.ts'

/**
 * Changes the fields given, and keeps another significate in the history. A change of the significate alone is a move,
 * which can be taken back. 409 when `If-Match` names another version,
 * 422 by field for an unknown vacancy and unknown technologies.
 */
export async function updateCandidate(
  deps: Deps,
  actor: Actor,
  target: Target,
  changes: CandidateChanges,
): Promise<Undoable<Candidate>> {
  return deps.db.transaction(async (tx) => {
    // The vacancy is locked before the candidate, in the same order as when a vacancy is deleted.
    const vacancyExists = changes.vacancy_id === undefined || (await lockVacancy(tx, changes.vacancy_id))
    const row = found(await lockCandidateRow(tx, target.id, 'no key update'), 'candidates.not_found')
    authorize(candidatePolicy, actor, row, 'update')
    const present = () => showCandidate({ ...deps, db: tx }, actor, row.id)
    await refuseOutdated(row, target, 'candidates.changed_meanwhile', present)
    const technologyIds = changes.technologies && [...new Set(changes.technologies)]
    await checkProposal(tx, { vacancyExists, technologyIds })
    await updateCandidateRow(tx, row, valuesOf(changes, row), technologyIds)
    const { significate, ...others } = changes
    if (significate === undefined || significate === row.significate) {
      return { answer: await present(), undo_token: null }
    }
    await insertSignificateChange(tx, {
      candidate_id: row.id,
      changed_by_id: actor.id,
      from_significate: row.significate,
      to_significate: significate,
      changed_at: deps.clock.now(),
    })
    const answer = await present()
    const move = { id: row.id, version: answer.version, from: row.significate }
    return { answer, undo_token: writesAnything(others) ? null : await keepMoveUndo(tx, deps, actor, move) }
  })
}
