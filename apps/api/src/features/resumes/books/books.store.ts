import { and, eq } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { books } from '../../../db/schema/resumes/resume-extras.ts'
import { type ChangesOf, type Values, writesAnything } from '../../../db/values.ts'
import type { ChangedResume } from '../resumes.policy.ts'

export type BookRow = typeof books.$inferSelect
type BookValues = Values<typeof books>

export async function findBookRow(db: DbOrTx, id: number): Promise<BookRow | undefined> {
  const [row] = await db.select().from(books).where(eq(books.id, id))
  return row
}

export const countBooks = (tx: Tx, resume_id: number): Promise<number> =>
  tx.$count(books, eq(books.resume_id, resume_id))

/** Locks the book until the commit. The caller has locked the CV. */
export async function lockBookRow(tx: Tx, id: number): Promise<BookRow | undefined> {
  const [row] = await tx.select().from(books).where(eq(books.id, id)).for('update')
  return row
}

export const insertBook = async (
  tx: Tx,
  { id: resume_id }: ChangedResume,
  values: Omit<BookValues, 'resume_id'>,
): Promise<BookRow> =>
  onlyRow(
    await tx
      .insert(books)
      .values({ ...values, resume_id })
      .returning(),
  )

/** Writes what is given. A book stays with its CV. */
export async function updateBookRow(
  tx: Tx,
  resume: ChangedResume,
  book: BookRow,
  values: ChangesOf<Omit<BookValues, 'resume_id'>>,
): Promise<BookRow> {
  if (!writesAnything(values)) return book
  return onlyRow(await tx.update(books).set(values).where(isBookOf(resume, book.id)).returning())
}

export async function deleteBookRow(tx: Tx, resume: ChangedResume, id: number): Promise<void> {
  await tx.delete(books).where(isBookOf(resume, id))
}

const isBookOf = (resume: ChangedResume, id: number) => and(eq(books.id, id), eq(books.resume_id, resume.id))
