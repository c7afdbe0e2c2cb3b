import type { Deps } from '../../deps.ts'
import { savePicture } from '../../files/save-picture.ts'
import { readStoredFile, type StoredFile } from '../../files/stored-files.ts'
import { found } from '../../not-found.ts'
import { findUserRow } from './users.store.ts'

/** Saves the picture, cropped to a square and re-encoded, for a transaction to claim; 422 when it is no picture. */
export const saveAvatar = (deps: Deps, bytes: Buffer): Promise<number> =>
  savePicture(deps, { bytes, kind: 'avatar', code: 'users.avatar', field: 'avatar' })

/** The file of a user's picture. Its id changes with every new picture. 404 when there is none. */
export async function findAvatar({ db }: Deps, userId: number): Promise<number> {
  const row = await findUserRow(db, { id: userId })
  return found(row?.avatarFileId ?? undefined, 'users.no_avatar')
}

/** Reads the file of a picture; 404 when the picture was replaced after its row was read. */
export async function readAvatar(deps: Deps, fileId: number): Promise<StoredFile> {
  return found(await readStoredFile(deps, fileId), 'users.no_avatar')
}
