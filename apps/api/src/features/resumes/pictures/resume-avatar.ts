import type { Deps } from '../../../deps.ts'
import { savePicture } from '../../../files/save-picture.ts'
import { found } from '../../../not-found.ts'
import { findResumeRow } from '../resumes.store.ts'

/** Saves the picture, cropped to a square and re-encoded, for a transaction to claim; 422 when it is no picture. */
export const saveResumeAvatar = (deps: Deps, bytes: Buffer): Promise<number> =>
  savePicture(deps, { bytes, kind: 'resume_avatar', code: 'resumes.avatar', field: 'avatar' })

/** The file of a CV's picture. Its id changes with every new picture. 404 when there is none. */
export async function findResumeAvatar({ db }: Deps, id: number): Promise<number> {
  const row = found(await findResumeRow(db, id), 'resumes.not_found')
  return found(row.avatarFileId ?? undefined, 'resumes.no_avatar')
}
