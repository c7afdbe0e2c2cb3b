import type { Tx } from '../../../db/client.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { type Authorized, authorize } from '../../../use-case/authorized.ts'
import { hiredCandidatePolicy, unknownCandidate } from '../users.policy.ts'
import { type HiredCandidateRow, lockHiredCandidate } from './hired-candidate.store.ts'

/**
 * Locks the candidate of whom an account is made. 422 for a candidate whom the actor may not know of, who is not hired,
 * or who has an account.
 */
export async function claimCandidate(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<Authorized<HiredCandidateRow, 'create_user'>> {
  const candidate = await lockHiredCandidate(tx, id)
  if (candidate === undefined) throw unknownCandidate()
  authorize(hiredCandidatePolicy, actor, candidate, 'create_user')
  return candidate
}
