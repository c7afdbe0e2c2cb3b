import { savePicture } from '../../../files/save-picture.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { findBookRow } from './books.store.ts'

/** Saves the cover, whole in a square and re-encoded, for a transaction to claim; 422 when it is no picture. */
export const saveCover = (deps: Deps, bytes: Buffer): Promise<number> =>
  savePicture(deps, { bytes, kind: 'book_cover', code: 'books.cover', field: 'image' })

/** The file of a book's cover. 404 when there is none. */
export async function findCover({ db }: Deps, id: number): Promise<number> {
  return found(
    found(await findBookRow(db, id), 'books.not_found').cover_file_id ?? undefined,
    'books.no_cover',
  )
}
