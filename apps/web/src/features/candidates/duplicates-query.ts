import { candidates } from '@portal/contract/candidates/candidate-routes'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { q } from '../../api/query.ts'

/** Candidates with the same e-mail, phone or LinkedIn page; not asked for where the candidate has none of these. */
export function duplicatesOf({ id, email, phone, linkedin }: Candidate) {
  const contacts = {
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(linkedin !== null && { linkedin }),
  }
  return {
    ...q(candidates.duplicates, { query: { ...contacts, candidate_id: id } }),
    enabled: Object.keys(contacts).length > 0,
  }
}
