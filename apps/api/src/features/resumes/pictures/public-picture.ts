import { pictureName } from '../../../db/resumes/picture-name.ts'
import type { Deps } from '../../../deps.ts'
import { found } from '../../../not-found.ts'
import { listPicturesOfSlug } from './public-pictures.store.ts'

/** The file of a picture of the CV with this slug. 404 when the CV does not show it, or no longer. */
export async function findPublicPicture(
  { db }: Deps,
  { slug, picture }: { slug: string; picture: string },
): Promise<number> {
  const pictures = await listPicturesOfSlug(db, slug)
  const file = pictures.find(({ storageKey }) => pictureName(storageKey) === picture)
  return found(file?.id, 'resumes.no_picture')
}
