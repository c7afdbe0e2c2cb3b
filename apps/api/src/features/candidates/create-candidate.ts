import { type Candidate, type CandidateInput, candidate } from '@portal/contract/candidates/candidates'
import { createOnce } from '../../db/idempotency.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { insertCandidate, insertSignificateChange, lockVacancy } from './candidate-changes.store.ts'
import { newCandidate } from './candidate-values.ts'
import { presentCandidate } from './candidates.presenter.ts'
import { candidateTrail } from './candidates.trail.ts'
import { checkProposal } from './check-candidate.ts'
import { getCandidateRow } from './show-candidate.ts'

/** Begins the history of the significate. 422 by field for an unknown vacancy and unknown technologies. */
export async function createCandidate(
  deps: Deps,
  actor: Actor,
  input: CandidateInput,
  idempotencyKey: string | undefined,
): Promise<Candidate> {
  const creation = { idempotencyKey, request: ['create-candidate', input], schema: candidate } as const
  return createOnce(deps, actor, creation, async (tx) => {
    const technologyIds = [...new Set(input.technologies)]
    await checkProposal(tx, { vacancyExists: await lockVacancy(tx, input.vacancy_id), technologyIds })
    const { id, significate } = await insertCandidate(tx, newCandidate(input), technologyIds)
    await insertSignificateChange(tx, {
      candidate_id: id,
      changed_by_id: actor.id,
      from_significate: null,
      to_significate: significate,
      changed_at: deps.clock.now(),
    })
    const row = await getCandidateRow(tx, id)
    await addToTrail(tx, deps.clock, actor, candidateTrail.created('candidates.create', row))
    return presentCandidate(actor, row, deps.clock.today())
  })
}
