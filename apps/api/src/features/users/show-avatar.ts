import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { readStoredFile, type StoredFile } from '../../files/stored-files.ts'
import { findUserRow } from './users.store.ts'

/** The file of a person's picture: its id changes with every new one. 404 when there is none. */
export async function findAvatar({ db }: Deps, userId: number): Promise<number> {
  const row = await findUserRow(db, { id: userId })
  if (row === undefined || row.avatarFileId === null) throw noAvatar()
  return row.avatarFileId
}

/** 404 when it was replaced this very moment. */
export async function readAvatar(deps: Deps, fileId: number): Promise<StoredFile> {
  const file = await readStoredFile(deps, fileId)
  if (file === undefined) throw noAvatar()
  return file
}

const noAvatar = () => notFound('users.no_avatar', 'There is no picture')
