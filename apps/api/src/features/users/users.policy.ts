import {
  type AccountObstacle,
  obstacleToAccount,
  type Significate,
} from '@portal/domain/candidates/candidates'
import { type GeneralRole, mayActOnRole, mayReadOf } from '@portal/domain/roles'
import type { Actor } from '../../use-case/actor.ts'
import type { Policy, Verdict } from '../../use-case/authorized.ts'
import { forbidden, invalidField } from '../../use-case/errors.ts'

/**
 * Manager-level people read everyone, others only themselves. The id is undefined when there is no such user: then
 * others get the same 403, so that it does not reveal who exists.
 */
export const readUserVerdict = (actor: Actor, id: number | undefined): Verdict =>
  mayReadOf(actor, id) ? undefined : notAllowed

type Facts = { id: number; role: GeneralRole }
type Act = 'update' | 'change_roles' | 'deactivate' | 'change_password' | 'reset_second_factors' | 'unlink'

/**
 * Managers act on default-role users, admins on everyone. Users cannot change their own role or deactivate
 * themselves, and everyone may change their own password (docs/product-rules.md#roles).
 */
export const userPolicy: Policy<Facts, Act> = (actor, row) => {
  const isSelf = row.id === actor.id
  const byRank = mayActOnRole(actor, row.role) ? undefined : notAllowed
  return {
    update: byRank,
    change_roles: isSelf ? ownRole : byRank,
    deactivate: isSelf ? ownDeactivation : byRank,
    change_password: isSelf ? undefined : byRank,
    reset_second_factors: isSelf ? ownFactors : byRank,
    unlink: byRank,
  }
}

/** Refuses sub-roles that confer a general role above the actor's reach. */
export const conferRoleVerdict = (actor: Actor, role: GeneralRole): Verdict =>
  mayActOnRole(actor, role) ? undefined : roleOutOfReach

/** The account that is made of a candidate: 422 at the field that names the candidate. */
export const hiredCandidatePolicy: Policy<
  { significate: Significate; user_id: number | null },
  'create_user'
> = (actor, row) => {
  const obstacle = obstacleToAccount(actor, row)
  return { create_user: obstacle && candidateRefusals[obstacle] }
}

const refuseCandidate = (code: CandidateCode) => () => invalidField('candidate_id', code)
type CandidateCode = `users.${'unknown_candidate' | 'candidate_has_account' | 'candidate_not_hired'}`

/** The refusal for a candidate who does not exist, and for people who may not know of candidates. */
export const unknownCandidate = refuseCandidate('users.unknown_candidate')

const candidateRefusals: Record<AccountObstacle, Verdict> = {
  no_access: unknownCandidate,
  has_account: refuseCandidate('users.candidate_has_account'),
  not_hired: refuseCandidate('users.candidate_not_hired'),
}

const ownRole = () => forbidden('users.own_role')
const ownDeactivation = () => forbidden('users.own_deactivation')
const ownFactors = () => forbidden('second_factors.own')
const roleOutOfReach = () => forbidden('users.role_out_of_reach')
const notAllowed = () => forbidden('users.forbidden')
