import { jpegType } from '../../files/encode-picture.ts'
import { savePicture } from '../../files/save-picture.ts'
import type { SmallPictures } from '../../files/small-pictures.ts'
import { type OpenedFile, openStoredFile, readStoredFile, type StoredFile } from '../../files/stored-files.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { findUserRow } from './users.store.ts'

/** Saves the picture, cropped to a square and re-encoded, for a transaction to claim; 422 when it is no picture. */
export const saveAvatar = (deps: Deps, bytes: Buffer): Promise<number> =>
  savePicture(deps, { bytes, kind: 'avatar', code: 'users.avatar', field: 'avatar' })

/** The file of a user's picture. Its id changes with every new picture. 404 when there is none. */
export async function findAvatar({ db }: Deps, userId: number): Promise<number> {
  const row = await findUserRow(db, { id: userId })
  return found(row?.avatar_file_id ?? undefined, 'users.no_avatar')
}

/** Opens the file of a picture; 404 when the picture was replaced after its row was read. */
export async function openAvatar(deps: Deps, fileId: number): Promise<OpenedFile> {
  return found(await openStoredFile(deps, fileId), 'users.no_avatar')
}

/** The small form of a picture, as lists show it. */
export async function readSmallAvatar(deps: Deps, small: SmallPictures, fileId: number): Promise<StoredFile> {
  const bytes = await small.of(fileId, async () => {
    return found(await readStoredFile(deps, fileId), 'users.no_avatar').bytes
  })
  return { bytes, media_type: jpegType }
}
