import type { Authorized } from '../../authorized.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/client.ts'
import { claimFile, dropFile } from '../../files/stored-files.ts'
import { setAvatarFile, type UserRow } from './users.store.ts'

/** Gives the person a saved picture, or none. Returns the file that nothing refers to any more, for after the commit. */
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
