import type { UpdatedUser, UserChanges } from '@portal/contract/users'
import type { GeneralRole } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import { type Authorized, authorize } from '../../authorized.ts'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../errors.ts'
import { removeDroppedFile } from '../../files/stored-files.ts'
import { found } from '../../not-found.ts'
import { changeAvatar } from './change-avatar.ts'
import { refuseTakenEmail, unknownSubRole } from './create-user.ts'
import { roleConferredBy } from './insert-user.store.ts'
import { saveAvatar } from './save-avatar.ts'
import { showUser } from './show-user.ts'
import { updateProfileOf } from './update-general-info.ts'
import { listOpenContracts, listSubRoleIdsOf, replaceSubRoles, updateAccount } from './user-changes.store.ts'
import { rolePolicy, userPolicy } from './users.policy.ts'
import { endSessions, findUserRow, lockActiveAdmins, lockUserRow, type UserRow } from './users.store.ts'

/**
 * Changes a user within the actor's rank. 403 for one's own role or activity and for sub-roles above the rank; 409
 * when no active admin would be left; 422 by field. Deactivating ends the user's sessions.
 */
export async function updateUser(
  deps: Deps,
  actor: Actor,
  userId: number,
  changes: UserChanges,
  picture: Buffer | undefined,
): Promise<UpdatedUser> {
  const { db, clock } = deps
  // Checked before the picture is processed, and again in the transaction.
  const before = found(await findUserRow(db, { id: userId }), 'users.not_found')
  authorize(userPolicy, actor, before, 'update')
  const newAvatar = picture === undefined ? undefined : await saveAvatar(deps, picture)
  const avatar = newAvatar ?? (changes.avatar === '_destroy' ? null : undefined)

  const droppedFileId = await db
    .transaction(async (tx) => {
      const standing = await checkStanding(tx, actor, userId, changes)
      const { row } = standing
      await updateAccount(tx, row, {
        email: changes.email ?? row.email,
        firstName: changes.first_name ?? row.firstName,
        lastName: changes.last_name ?? row.lastName,
        status: changes.status ?? row.status,
        active: standing.active,
        role: standing.role,
      })
      if (standing.subRoleIds !== undefined) await replaceSubRoles(tx, row, standing.subRoleIds)
      if (!standing.active) await endSessions(tx, row.id)
      await updateProfileOf(tx, row, changes, clock.today())
      return avatar === undefined ? undefined : changeAvatar(tx, clock, row, avatar)
    })
    .catch(refuseTakenEmail)

  if (droppedFileId !== undefined) await removeDroppedFile(deps, droppedFileId)
  const user = await showUser(deps, actor, userId)
  const openContracts = user.active ? [] : await listOpenContracts(db, userId, clock.today())
  return { ...user, open_contracts: openContracts }
}

type Standing = {
  row: Authorized<UserRow, 'update'>
  active: boolean
  role: GeneralRole
  /** Undefined when unchanged. */
  subRoleIds: readonly number[] | undefined
}

/** Locks the user and computes their new role and activity, or refuses. */
async function checkStanding(tx: Tx, actor: Actor, userId: number, changes: UserChanges): Promise<Standing> {
  const mayLoseAnAdmin = changes.role_ids !== undefined || changes.active === false
  const adminIds = mayLoseAnAdmin ? await lockActiveAdmins(tx) : []
  const row = found(await lockUserRow(tx, userId), 'users.not_found')
  authorize(userPolicy, actor, row, 'update')
  const subRoleIds = await changedSubRoles(tx, row, changes.role_ids)
  const role = subRoleIds === undefined ? row.role : await roleConferredBy(tx, subRoleIds)
  if (role === undefined) throw unknownSubRole()
  const active = changes.active ?? row.active
  const isLastAdmin = adminIds.length === 1 && adminIds[0] === row.id
  if (isLastAdmin && !(role === 'admin' && active)) throw lastAdmin()
  if (subRoleIds !== undefined) authorize(userPolicy, actor, row, 'change_roles')
  if (row.active && !active) authorize(userPolicy, actor, row, 'deactivate')
  if (subRoleIds !== undefined) authorize(rolePolicy, actor, { role }, 'confer')
  return { row, active, role, subRoleIds }
}

/** Forms always send the roles; the same ones count as unchanged. */
async function changedSubRoles(tx: Tx, row: UserRow, wanted: readonly number[] | undefined) {
  if (wanted === undefined) return undefined
  const next = new Set(wanted)
  const current = new Set(await listSubRoleIdsOf(tx, row.id))
  return next.symmetricDifference(current).size === 0 ? undefined : [...next]
}

const lastAdmin = () => conflict('users.last_admin', 'The last active admin cannot be demoted or deactivated')
