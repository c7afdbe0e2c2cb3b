import type { User } from '@portal/contract/user'
import type { NewUser } from '@portal/contract/users'
import { profileOfCandidate } from '@portal/domain/candidates/profile-of-candidate'
import { because } from '@portal/words/reasons'
import type { Actor } from '../../../actor.ts'
import { enforce } from '../../../authorized.ts'
import { isUniqueViolation } from '../../../db/violations.ts'
import type { Deps } from '../../../deps.ts'
import { invalidField, invalidFields } from '../../../errors.ts'
import { claimFile, claimingFiles } from '../../../files/stored-files.ts'
import { saveAvatar } from '../avatar.ts'
import { showUser } from '../show-user.ts'
import { conferRoleVerdict } from '../users.policy.ts'
import { linkCandidate } from './hired-candidate.store.ts'
import { claimCandidate } from './hired-candidate.ts'
import { insertUser, roleConferredBy } from './insert-user.store.ts'

/**
 * Creates account, profile, a Bench contract from today, and the picture if one was sent. With a candidate the profile
 * begins with what is known of them. 403 for sub-roles above the actor's rank; 422 for unknown sub-roles, a taken
 * e-mail, a candidate who cannot become a user, and content that is no picture.
 */
export async function createUser(
  deps: Deps,
  actor: Actor,
  input: NewUser,
  picture: Buffer | undefined,
): Promise<User> {
  const { db, clock, passwords } = deps
  const subRoleIds = [...new Set(input.role_ids)]
  const role = await roleConferredBy(db, subRoleIds)
  if (role === undefined) throw unknownSubRole()
  enforce(conferRoleVerdict(actor, role))

  const avatarFileId = picture === undefined ? null : await saveAvatar(deps, picture)
  const create = async () => {
    const passwordHash = await passwords.hash(input.password)
    return db.transaction(async (tx) => {
      const candidateId = input.candidate_id ?? undefined
      const candidate = candidateId === undefined ? undefined : await claimCandidate(tx, actor, candidateId)
      if (avatarFileId !== null) await claimFile(tx, clock, avatarFileId)
      const account = {
        email: input.email,
        firstName: input.first_name,
        lastName: input.last_name,
        passwordHash,
        subRoleIds,
        role,
        today: clock.today(),
        adminId: actor.id,
        avatarFileId,
      }
      const id = await insertUser(tx, account, candidate && profileOfCandidate(candidate))
      if (candidate !== undefined) await linkCandidate(tx, candidate, id)
      return id
    })
  }
  const userId = await claimingFiles(deps, [avatarFileId], create).catch(refuseTakenEmail)
  return showUser(deps, actor, userId)
}

/** Turns the unique index's refusal into the sentence for the form. */
export function refuseTakenEmail(error: unknown): never {
  if (!isUniqueViolation(error, 'users_email_unique')) throw error
  throw invalidFields('users.email_taken', { email: [because('users.email_taken_field')] })
}

export const unknownSubRole = () => invalidField('role_ids', 'users.unknown_sub_role')
