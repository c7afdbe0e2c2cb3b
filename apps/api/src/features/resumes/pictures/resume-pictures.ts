import { pictureName } from '../../../db/resumes/picture-name.ts'
import { savePicture } from '../../../files/save-picture.ts'
import { type OpenedFile, openStoredFile } from '../../../files/stored-files.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { followLink } from '../links/follow-link.ts'
import { findResumeRow } from '../resumes.store.ts'
import { listPicturesOfSlug } from './public-pictures.store.ts'

/** Saves the picture, cropped to a square and re-encoded, for a transaction to claim; 422 when it is no picture. */
export const saveResumeAvatar = (deps: Deps, bytes: Buffer): Promise<number> =>
  savePicture(deps, { bytes, kind: 'resume_avatar', code: 'resumes.avatar', field: 'avatar' })

/** The file of a CV's picture. Its id changes with every new picture. 404 when there is none. */
export async function findResumeAvatar({ db }: Deps, id: number): Promise<number> {
  const row = found(await findResumeRow(db, id), 'resumes.not_found')
  return found(row.avatar_file_id ?? undefined, 'resumes.no_avatar')
}

/** The file of a picture of the CV with this slug. 404 when the CV does not show it, or no longer; 410 for an ended slug. */
export async function findPublicPicture(
  deps: Deps,
  reader: Actor | undefined,
  { slug, picture }: { slug: string; picture: string },
): Promise<number> {
  const pictures = await listPicturesOfSlug(deps.db, slug)
  const [first] = pictures
  if (first) followLink(deps, reader, slug, first)
  const file = pictures.find(
    ({ storage_key }) => storage_key !== null && pictureName(storage_key) === picture,
  )
  return found(file?.id ?? undefined, 'resumes.no_picture')
}

/** 404 when the picture was replaced since its row was read. */
export async function openPicture(
  deps: Deps,
  fileId: number,
  missing: 'resumes.no_avatar' | 'resumes.no_picture' | 'books.no_cover',
): Promise<OpenedFile> {
  return found(await openStoredFile(deps, fileId), missing)
}
