import type { Clock } from '../../../clock.ts'
import type { Tx } from '../../../db/client.ts'
import { claimFile, dropFile } from '../../../files/stored-files.ts'
import type { UserRow } from '../users.store.ts'

/**
 * Claims the new picture and drops the old one; the caller writes the reference. Returns the dropped file, to be
 * deleted after the commit.
 */
export async function replaceAvatarFile(
  tx: Tx,
  clock: Clock,
  user: UserRow,
  fileId: number | null,
): Promise<number | undefined> {
  if (fileId !== null) await claimFile(tx, clock, fileId)
  if (user.avatarFileId === null) return undefined
  await dropFile(tx, clock, user.avatarFileId)
  return user.avatarFileId
}
