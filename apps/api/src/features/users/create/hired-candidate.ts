import { profileOfCandidate } from '@portal/domain/recruiting/profile-of-candidate'
import { hasRecruitingAccess } from '@portal/domain/roles'
import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/client.ts'
import { invalidField } from '../../../errors.ts'
import { lockHiredCandidate } from './hired-candidate.store.ts'

/**
 * Locks the candidate of whom an account is made and returns what the profile begins with. 422 for a candidate whom the
 * actor may not know of, who is not hired, or who has an account (docs/product-rules.md#recruiting).
 */
export async function claimCandidate(tx: Tx, actor: Actor, id: number) {
  const candidate = hasRecruitingAccess(actor) ? await lockHiredCandidate(tx, id) : undefined
  if (candidate === undefined) throw invalidCandidate('users.unknown_candidate', 'Unknown candidate')
  if (candidate.userId !== null)
    throw invalidCandidate('users.candidate_has_account', 'This candidate has an account already')
  if (candidate.significate !== 'hired')
    throw invalidCandidate('users.candidate_not_hired', 'This candidate is not hired')
  return profileOfCandidate(candidate)
}

const invalidCandidate = (code: string, sentence: string) => invalidField(code, 'candidate_id', sentence)
