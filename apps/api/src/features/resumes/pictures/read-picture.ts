import type { Deps } from '../../../deps.ts'
import { readStoredFile, type StoredFile } from '../../../files/stored-files.ts'
import { found } from '../../../not-found.ts'

/** Reads the file of a picture; 404 when the picture was replaced since its row was read. */
export async function readPicture(
  deps: Deps,
  fileId: number,
  missing: 'resumes.no_avatar' | 'resumes.no_picture' | 'books.no_cover',
): Promise<StoredFile> {
  return found(await readStoredFile(deps, fileId), missing)
}
