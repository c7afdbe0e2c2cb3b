import type { Tx } from '../../../db/client.ts'
import { lockResume } from '../../../db/resumes/resume-changes.ts'
import { found } from '../../../not-found.ts'
import { type BookRow, findBookRow, lockBookRow } from './books.store.ts'

/** Locks the CV of the book and then the book (docs/architecture.md#locks); 404 when there is no such book. */
export async function lockBook(tx: Tx, id: number): Promise<BookRow> {
  const { resumeId } = found(await findBookRow(tx, id), 'books.not_found')
  await lockResume(tx, resumeId)
  return found(await lockBookRow(tx, id), 'books.not_found')
}
