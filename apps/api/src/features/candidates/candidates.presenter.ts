import type { Candidate, CvFile } from '@portal/contract/candidates/candidates'
import { isPingDue } from '@portal/domain/candidates/ping-again'
import type { Day } from '@portal/domain/days'
import type { Actor } from '../../use-case/actor.ts'
import { canOf } from '../../use-case/authorized.ts'
import { candidatePolicy } from './candidates.policy.ts'
import type { CandidateRow } from './candidates.store.ts'

export function presentCandidate(actor: Actor, row: CandidateRow, today: Day): Candidate {
  return {
    ...row,
    technologies: row.technologies.map(({ name }) => name),
    technology_ids: row.technologies.map(({ id }) => id),
    ping_again_due: isPingDue(row, today),
    cv_file: cvFileOf(row),
    created_at: row.created_at.toISOString(),
    can: canOf(candidatePolicy(actor, row)),
  }
}

const cvFileOf = ({
  cv_file_name: name,
  cv_file_size: size,
}: Pick<CandidateRow, 'cv_file_name' | 'cv_file_size'>): CvFile | null =>
  name === null || size === null ? null : { name, size }
