import type { Authorized } from '../../authorized.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { claimFile, dropFile } from '../../files/stored-files.ts'
import { setAvatarFile, type UserRow } from './users.store.ts'

/** Sets or removes the user's picture. Returns the file without a reference, to be deleted after the commit. */
export async function changeAvatar(
  tx: Tx,
  clock: Clock,
  user: Authorized<UserRow, 'update'>,
  fileId: number | null,
): Promise<number | undefined> {
  if (fileId !== null) await claimFile(tx, clock, fileId)
  await setAvatarFile(tx, user.id, fileId)
  if (user.avatarFileId === null) return undefined
  await dropFile(tx, clock, user.avatarFileId)
  return user.avatarFileId
}
