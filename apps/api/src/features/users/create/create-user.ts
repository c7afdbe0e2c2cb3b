import type { CreatedUser, MadeInvitation, NewUser } from '@portal/contract/users'
import { profileOfCandidate } from '@portal/domain/candidates/profile-of-candidate'
import { because } from '@portal/words/reasons'
import { requireProof } from '../../../accounts/fresh-proof.ts'
import { refuseWeakPassword } from '../../../accounts/new-passwords/refuse-weak-password.ts'
import { newSecretToken } from '../../../accounts/secret-token.ts'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { isUniqueViolation } from '../../../db/violations.ts'
import { claimFile, claimingFiles } from '../../../files/stored-files.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { type Authorized, authorize, enforce } from '../../../use-case/authorized.ts'
import { invalidField, invalidFields } from '../../../use-case/errors.ts'
import type { Deps } from '../../deps.ts'
import { saveAvatar } from '../avatar.ts'
import { showUser } from '../show-user.ts'
import { readToldUser } from '../told-user.store.ts'
import { conferRoleVerdict, hiredCandidatePolicy, unknownCandidate } from '../users.policy.ts'
import { candidateHired, userCreated } from '../users.trail.ts'
import { type HiredCandidateRow, linkCandidate, lockHiredCandidate } from './hired-candidate.store.ts'
import { insertUser, roleConferredBy } from './insert-user.store.ts'

export type MakeInvitation = (tx: Tx, deps: Deps, actor: Actor, userId: number) => Promise<MadeInvitation>

type Options = { picture: Buffer | undefined; makeInvitation: MakeInvitation }

/**
 * Creates account, profile, a Bench contract from today, and the picture if one was sent. With a candidate the profile
 * begins with what is known of them, and an invited person sets the password by a link. 403 for sub-roles above the actor's rank; 422 for unknown sub-roles, a taken
 * e-mail, a candidate who cannot become a user, and content that is no picture.
 */
export async function createUser(
  deps: Deps,
  actor: Actor,
  input: NewUser,
  { picture, makeInvitation }: Options,
): Promise<CreatedUser> {
  const { db, clock, passwords } = deps
  const subRoleIds = [...new Set(input.role_ids)]
  const role = await roleConferredBy(db, subRoleIds)
  if (role === undefined) throw unknownSubRole()
  enforce(conferRoleVerdict(actor, role))
  if (role === 'admin') requireProof(deps, actor)
  const password = passwordOf(deps, input)

  const avatar_file_id = picture === undefined ? null : await saveAvatar(deps, picture)
  const create = async () => {
    const password_hash = await passwords.hash(password)
    return db.transaction(async (tx) => {
      const candidateId = input.candidate_id ?? undefined
      const candidate = candidateId === undefined ? undefined : await claimCandidate(tx, actor, candidateId)
      if (avatar_file_id !== null) await claimFile(tx, clock, avatar_file_id)
      const account = {
        email: input.email,
        first_name: input.first_name,
        last_name: input.last_name,
        password_hash,
        is_invited: input.invite === true,
        subRoleIds,
        role,
        today: clock.today(),
        admin_id: actor.id,
        avatar_file_id,
      }
      const id = await insertUser(tx, account, candidate && profileOfCandidate(candidate))
      if (candidate !== undefined) await linkCandidate(tx, candidate, id)
      const invitation = input.invite ? await makeInvitation(tx, deps, actor, id) : null
      const told = await readToldUser(tx, id)
      await addToTrail(tx, clock, actor, [
        userCreated(told, { candidate_id: candidate?.full_name }),
        candidate && candidateHired(candidate, told),
      ])
      return { id, invitation }
    })
  }
  const { id, invitation } = await claimingFiles(deps, [avatar_file_id], create).catch(refuseTakenEmail)
  return { ...(await showUser(deps, actor, id)), invitation }
}

/** The typed password, or for an invited person one that nobody knows. */
function passwordOf(deps: Deps, { invite = false, password, ...person }: NewUser): string {
  if (invite && password !== undefined) throw invalidField('password', 'invitations.with_password')
  if (invite) return newSecretToken()
  if (password === undefined) throw invalidField('password', 'passwords.not_given')
  refuseWeakPassword(deps.config, password, person)
  return password
}

/**
 * Locks the candidate of whom an account is made. 422 for a candidate whom the actor may not know of, who is not hired,
 * or who has an account.
 */
async function claimCandidate(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<Authorized<HiredCandidateRow, 'create_user'>> {
  const candidate = await lockHiredCandidate(tx, id)
  if (candidate === undefined) throw unknownCandidate()
  authorize(hiredCandidatePolicy, actor, candidate, 'create_user')
  return candidate
}

/** Turns the unique index's refusal into the sentence for the form. */
export function refuseTakenEmail(error: unknown): never {
  if (!isUniqueViolation(error, 'users_email_unique')) throw error
  throw invalidFields('users.email_taken', { email: [because('users.email_taken_field')] })
}

export const unknownSubRole = () => invalidField('role_ids', 'users.unknown_sub_role')
