import type { Tx } from '../../../db/client.ts'
import { type LockedResume, lockResume } from '../../../db/resumes/resume-changes.ts'
import { found } from '../../../use-case/not-found.ts'
import { type BookRow, findBookRow, lockBookRow } from './books.store.ts'

/** Locks the CV of the book and then the book (docs/architecture.md#locks); 404 when there is no such book. */
export async function lockBook(tx: Tx, id: number): Promise<{ resume: LockedResume; book: BookRow }> {
  const { resume_id } = found(await findBookRow(tx, id), 'books.not_found')
  const resume = found(await lockResume(tx, resume_id), 'books.not_found')
  return { resume, book: found(await lockBookRow(tx, id), 'books.not_found') }
}
