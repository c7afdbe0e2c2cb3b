import type { OwnProfileChanges } from '@portal/contract/profiles/own-profile'
import type { Profile } from '@portal/contract/profiles/profiles'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { writesAnything } from '../../../db/values.ts'
import { claimingFiles, removeDroppedFile, replaceFile } from '../../../files/stored-files.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { type Authorized, authorize } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { refuseFutureBirth } from '../birth-date.ts'
import { profilePolicy } from '../profiles.policy.ts'
import { lockProfileRow, type ProfileRow } from '../profiles.store.ts'
import { profileChanged, toldProfile } from '../profiles.trail.ts'
import { showProfile } from '../show-profile.ts'
import { updateOwnRows } from './own-profile.store.ts'

/** Saves a portrait, for a transaction to claim; 422 when it is no picture. */
export type SaveAvatar = (deps: Deps, bytes: Buffer) => Promise<number>

type Given = {
  changes: OwnProfileChanges
  picture: Buffer | undefined
  saveAvatar: SaveAvatar
}

/**
 * Changes one's own contacts, portrait, home address and birth date, whatever the rank is. 422 for a birth date after
 * today and a file that is no picture, 409 when `If-Match` names another version.
 */
export async function updateOwnProfile(
  deps: Deps,
  actor: Actor,
  target: Target,
  { changes, picture, saveAvatar }: Given,
): Promise<Profile> {
  const { db, clock } = deps
  refuseFutureBirth(changes.date_of_birth, clock.today())
  const newAvatar = picture === undefined ? undefined : await saveAvatar(deps, picture)
  const avatar = newAvatar ?? (changes.avatar === '_destroy' ? null : undefined)
  const { profile, droppedFileId } = await claimingFiles(deps, [newAvatar], () =>
    db.transaction(async (tx) => {
      const row = found(await lockProfileRow(tx, target.id), 'profiles.not_found')
      authorize(profilePolicy, actor, row, 'update_own')
      const present = () => showProfile({ ...deps, db: tx }, actor, row.id)
      await refuseOutdated(row, target, 'profiles.changed_meanwhile', present)
      const before = await toldProfile(tx, row)
      const writes = writesAnything({ ...changes, avatar })
      const droppedFileId = writes ? await writeChanges(deps, tx, row, { ...changes, avatar }) : undefined
      await addToTrail(tx, clock, actor, await profileChanged(tx, before))
      return { profile: await present(), droppedFileId }
    }),
  )
  if (droppedFileId !== undefined) await removeDroppedFile(deps, droppedFileId)
  return profile
}

type Changes = Omit<OwnProfileChanges, 'avatar'> & { avatar: number | null | undefined }

/** Returns the file of a replaced portrait, to be deleted after the commit. */
async function writeChanges(
  { clock }: Deps,
  tx: Tx,
  row: Authorized<ProfileRow, 'update_own'>,
  { avatar, home_address, date_of_birth, ...general }: Changes,
): Promise<number | undefined> {
  const droppedFileId =
    avatar === undefined ? undefined : await replaceFile(tx, clock, row.avatar_file_id, avatar)
  await updateOwnRows(tx, row, {
    general,
    personal: { home_address, date_of_birth },
    avatar_file_id: avatar,
  })
  return droppedFileId
}
