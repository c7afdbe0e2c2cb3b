import type { Candidate, CandidateChanges } from '@portal/contract/candidates/candidates'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Undoable } from '../../db/undo/undo-entries.ts'
import { writesAnything } from '../../db/values.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { insertSignificateChange, lockVacancy, updateCandidateRow } from './candidate-changes.store.ts'
import { moveOf, valuesOf } from './candidate-values.ts'
import { candidatePolicy } from './candidates.policy.ts'
import { presentCandidate } from './candidates.presenter.ts'
import { type CandidateRow, lockCandidateRow } from './candidates.store.ts'
import { candidateTrail } from './candidates.trail.ts'
import { checkProposal } from './check-candidate.ts'
import { getCandidateRow } from './show-candidate.ts'
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
    const present = (shown: CandidateRow) => presentCandidate(actor, shown, deps.clock.today())
    await refuseOutdated(row, target, 'candidates.changed_meanwhile', () => present(row))
    const technologyIds = changes.technologies && [...new Set(changes.technologies)]
    await checkProposal(tx, { vacancyExists, technologyIds })
    await updateCandidateRow(tx, row, valuesOf(changes, row), technologyIds)
    const { significate, ...others } = changes
    const isMoved = significate !== undefined && significate !== row.significate
    if (isMoved) await insertSignificateChange(tx, moveOf(row, significate, actor, deps.clock))
    const after = await getCandidateRow(tx, row.id)
    const move = { id: row.id, version: after.version, from: row.significate }
    const canBeUndone = isMoved && !writesAnything(others)
    const undo_token = canBeUndone ? await keepMoveUndo(tx, deps, actor, move) : null
    await addToTrail(tx, deps.clock, actor, candidateTrail.changed('candidates.update', row, after))
    return { answer: present(after), undo_token }
  })
}
