import type { Deps } from '../../../deps.ts'
import { readStoredFile, type StoredFile } from '../../../files/stored-files.ts'
import { found } from '../../../not-found.ts'
import { findUserRow } from '../users.store.ts'

/** The file of a user's picture. Its id changes with every new picture. 404 when there is none. */
export async function findAvatar({ db }: Deps, userId: number): Promise<number> {
  const row = await findUserRow(db, { id: userId })
  return found(row?.avatarFileId ?? undefined, 'users.no_avatar')
}

/** Reads the file of a picture; 404 when the picture was replaced after its row was read. */
export async function readAvatar(deps: Deps, fileId: number): Promise<StoredFile> {
  return found(await readStoredFile(deps, fileId), 'users.no_avatar')
}
