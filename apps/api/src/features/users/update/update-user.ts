import type { User } from '@portal/contract/accounts/user'
import type { UpdatedUser, UserChanges } from '@portal/contract/users'
import { type GeneralRole, isAdmin } from '@portal/domain/roles'
import { foldedEmail } from '@portal/domain/texts/folded'
import { englishMails } from '@portal/words/mails'
import { requireProof } from '../../../accounts/fresh-proof.ts'
import type { Tx } from '../../../db/client.ts'
import { endLinksOf } from '../../../db/resumes/resume-changes.ts'
import { endAccessTokens } from '../../../db/sign-in/end-access-tokens.ts'
import { endAccountLinks } from '../../../db/sign-in/end-account-links.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { writesAnything } from '../../../db/values.ts'
import { claimingFiles, removeDroppedFile, replaceFile } from '../../../files/stored-files.ts'
import { mailingOf } from '../../../mail/mailing.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { type Authorized, authorize, enforce } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import type { Clock } from '../../../use-case/clock.ts'
import { conflict, invalidField } from '../../../use-case/errors.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { saveAvatar } from '../avatar.ts'
import { type MakeInvitation, refuseTakenEmail, unknownSubRole } from '../create/create-user.ts'
import { roleConferredBy } from '../create/insert-user.store.ts'
import { showUser } from '../show-user.ts'
import { takeSlugOfName } from '../slugs.store.ts'
import { readToldUser } from '../told-user.store.ts'
import { conferRoleVerdict, userPolicy } from '../users.policy.ts'
import {
  endCalendarFeed,
  endSessions,
  findUserRow,
  type LockedUser,
  lockUserAndAdmins,
  lockUserRow,
  type UserRow,
} from '../users.store.ts'
import { userChanged } from '../users.trail.ts'
import { updateGeneralInfo } from './update-general-info.ts'
import { listOpenContracts, listSubRoleIdsOf, replaceSubRoles, updateAccount } from './user-changes.store.ts'

export type EndOpenContracts = (tx: Tx, clock: Clock, actor: Actor, userId: number) => Promise<void>

type Effects = { endOpenContracts: EndOpenContracts; makeInvitation: MakeInvitation }

/**
 * Changes a user within the actor's rank. 403 for one's own role or activity and for sub-roles above the rank; 409
 * when no active admin would be left and when `If-Match` names another version; 422 by field. Deactivating ends the
 * user's sessions, calendar feed and links of CVs, and with `end_contracts` the open contracts. Reactivating shows no link, and
 * begins a new employment where the last one is over (docs/product-rules.md#employments).
 */
export async function updateUser(
  deps: Deps,
  actor: Actor,
  target: Target,
  changes: UserChanges,
  picture: Buffer | undefined,
  { endOpenContracts, makeInvitation }: Effects,
): Promise<UpdatedUser> {
  const { db, clock } = deps
  if (changes.end_contracts && changes.active !== false) throw endsOfActive()
  if (changes.works_from && changes.active !== true)
    throw invalidField('works_from', 'users.works_from_inactive')
  // Checked before the picture is processed, and again in the transaction.
  const before = found(await findUserRow(db, { id: target.id }), 'users.not_found')
  authorize(userPolicy, actor, before, 'update')
  if (changes.email !== undefined || changes.role_ids !== undefined) requireProof(deps, actor)
  const newAvatar = picture === undefined ? undefined : await saveAvatar(deps, picture)
  const avatar = newAvatar ?? (changes.avatar === '_destroy' ? null : undefined)

  const { answer, droppedFileId } = await claimingFiles(deps, [newAvatar], () =>
    db.transaction(async (tx) => {
      const present = () => showUser({ ...deps, db: tx }, actor, target.id)
      const standing = await checkStanding(tx, actor, target, changes, present)
      const toldBefore = await readToldUser(tx, target.id)
      const writes = writesAnything({ ...changes, avatar })
      const droppedFileId = writes
        ? await writeChanges(tx, clock, standing, { ...changes, avatar_file_id: avatar, admin_id: actor.id })
        : undefined
      await endLinksOfBefore(tx, deps, actor, standing, makeInvitation)
      if (changes.end_contracts) await endOpenContracts(tx, clock, actor, target.id)
      const entry = userChanged(toldBefore, await readToldUser(tx, target.id), changes)
      await addToTrail(tx, clock, actor, entry)
      const staysOpen = !standing.active && !changes.end_contracts
      const open_contracts = staysOpen ? await listOpenContracts(tx, target.id, clock.today()) : []
      return { answer: { ...(await present()), open_contracts }, droppedFileId }
    }),
  ).catch(refuseTakenEmail)

  if (droppedFileId !== undefined) await removeDroppedFile(deps, droppedFileId)
  return answer
}

type Changes = UserChanges & { avatar_file_id: number | null | undefined; admin_id: number }

/** Returns the file of a replaced picture, to be deleted after the commit. */
async function writeChanges(
  tx: Tx,
  clock: Clock,
  { row, role, subRoleIds, active }: Standing,
  changes: Changes,
): Promise<number | undefined> {
  const { avatar_file_id } = changes
  // A CV that was made meanwhile has a link that is on, so a reactivation ends links as well.
  if (!(active && row.active)) await endLinksOf(tx, row.id)
  const oldFileId =
    avatar_file_id === undefined
      ? undefined
      : await replaceFile(tx, clock, row.avatar_file_id, avatar_file_id)
  await updateAccount(tx, row, {
    email: changes.email,
    first_name: changes.first_name,
    first_name_folded: changes.first_name,
    last_name: changes.last_name,
    last_name_folded: changes.last_name,
    slug: await slugAfter(tx, row, changes),
    status: changes.status,
    active: changes.active,
    is_invited: undefined,
    role: subRoleIds && role,
    avatar_file_id,
  })
  if (subRoleIds !== undefined) await replaceSubRoles(tx, row, subRoleIds)
  if (!active) {
    await endSessions(tx, row.id)
    await endAccessTokens(tx, row.id)
    await endCalendarFeed(tx, row.id)
  }
  // Whoever is active already comes back where a day is given: the last work day may be over without a deactivation.
  const comesBack = changes.active === true && (!row.active || Boolean(changes.works_from))
  await updateGeneralInfo(tx, row, { ...changes, comesBack }, clock.today())
  return oldFileId
}

/**
 * A link that sets a password is for the e-mail and the rank that the person had when it was made, and for an active
 * person: any other ends it for good. Who was invited for another rank is invited anew where mails are sent; else the
 * link is shown to whoever invites again. The e-mail of before is told of the new one, unless nobody there ever signed
 * in.
 */
async function endLinksOfBefore(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { row, email, active, role }: Standing,
  makeInvitation: MakeInvitation,
): Promise<void> {
  const hasOtherRank = role !== row.role
  if (active && email === undefined && !hasOtherRank) return
  const { isSetUp, portalName } = mailingOf(deps.config)
  const isInvited = (await endAccountLinks(tx, { user_id: row.id }, deps.clock.now())).includes('invitation')
  if (isInvited && active && hasOtherRank && isSetUp) {
    await makeInvitation(tx, deps, actor, row.id)
  }
  if (email === undefined || row.is_invited) return
  const content = englishMails.emailChanged({ portal: portalName, email })
  await queueMail(tx, deps, { kind: 'email_changed', to: row, content })
}

/** The new slug of a person who is renamed. */
const slugAfter = async (tx: Tx, row: Standing['row'], { first_name, last_name }: UserChanges) =>
  first_name === undefined && last_name === undefined
    ? undefined
    : await takeSlugOfName(tx, row, `${first_name ?? row.first_name} ${last_name ?? row.last_name}`)

type Standing = {
  row: Authorized<LockedUser, 'update'>
  /** The new e-mail; undefined where it stays the same but for letter case. */
  email: string | undefined
  active: boolean
  role: GeneralRole
  /** The ids of the new sub-roles; undefined when they stay the same. */
  subRoleIds: readonly number[] | undefined
}

/** Locks the user and computes their new role and activity, or refuses. */
async function checkStanding(
  tx: Tx,
  actor: Actor,
  target: Target,
  changes: UserChanges,
  present: () => Promise<User>,
): Promise<Standing> {
  const mayLoseAnAdmin = changes.role_ids !== undefined || changes.active === false
  const adminIds = mayLoseAnAdmin ? await lockUserAndAdmins(tx, target.id) : []
  const row = found(await lockUserRow(tx, target.id), 'users.not_found')
  authorize(userPolicy, actor, row, 'update')
  await refuseOutdated(row, target, 'users.changed_meanwhile', present)
  const subRoleIds = await changedSubRoles(tx, row, changes.role_ids)
  const role = subRoleIds === undefined ? row.role : await roleConferredBy(tx, subRoleIds)
  if (role === undefined) throw unknownSubRole()
  const active = changes.active ?? row.active
  const isLastAdmin = adminIds.length === 1 && adminIds[0] === row.id
  if (isLastAdmin && !(isAdmin({ role }) && active)) throw lastAdmin()
  if (subRoleIds !== undefined) authorize(userPolicy, actor, row, 'change_roles')
  if (row.active && !active) authorize(userPolicy, actor, row, 'deactivate')
  if (subRoleIds !== undefined) enforce(conferRoleVerdict(actor, role))
  const email =
    changes.email !== undefined && foldedEmail(changes.email) !== foldedEmail(row.email)
      ? changes.email
      : undefined
  return { row, email, active, role, subRoleIds }
}

/** The ids of the new sub-roles. Undefined when the roles stay the same, because forms always send them. */
async function changedSubRoles(tx: Tx, row: UserRow, wanted: readonly number[] | undefined) {
  if (wanted === undefined) return undefined
  const next = new Set(wanted)
  const current = new Set(await listSubRoleIdsOf(tx, row.id))
  return next.symmetricDifference(current).size === 0 ? undefined : [...next]
}

const endsOfActive = () => invalidField('end_contracts', 'users.end_contracts')

const lastAdmin = () => conflict('users.last_admin')
