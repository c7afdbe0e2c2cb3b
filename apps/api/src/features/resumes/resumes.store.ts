import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { isOfSlug, linkColumns } from '../../db/resumes/resume-link.ts'
import { users } from '../../db/schema/people/users.ts'
import { books, languages } from '../../db/schema/resumes/resume-extras.ts'
import { resumes } from '../../db/schema/resumes/resumes.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'

/** Lists a person's CVs, the first made first. */
export function listResumeRows(db: DbOrTx, userId: number) {
  return db
    .select({
      id: resumes.id,
      version: resumes.version,
      name: resumes.name,
      role: resumes.role,
      label: resumes.label,
      updated_at: resumes.updated_at,
      ...linkColumns,
    })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.user_id))
    .where(eq(resumes.user_id, userId))
    .orderBy(asc(resumes.id))
}

/** Lists the languages of a person's CVs, those of each CV in the order in which they were added. */
export function listLanguagesOf(db: DbOrTx, userId: number) {
  return db
    .select({ resume_id: languages.resume_id, name: languages.name, level: languages.level })
    .from(languages)
    .innerJoin(resumes, eq(resumes.id, languages.resume_id))
    .where(eq(resumes.user_id, userId))
    .orderBy(asc(languages.id))
}

export type ResumeRow = typeof resumes.$inferSelect

export async function findResumeRow(db: DbOrTx, id: number): Promise<ResumeRow | undefined> {
  const [row] = await db.select().from(resumes).where(eq(resumes.id, id))
  return row
}

/** Name and role of the CV that has or had the slug, and what decides about its link. */
export async function findResumeTitle(db: DbOrTx, slug: string) {
  const [row] = await db
    .select({ name: resumes.name, role: resumes.role, ...linkColumns })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.user_id))
    .where(isOfSlug(slug))
  return row
}

/**
 * Locks the CV until the commit against changes of it and of its sections: 'share' to read all of it, 'update' to delete
 * it or to give it another slug.
 */
export async function lockResumeRow(
  tx: Tx,
  id: number,
  strength: 'share' | 'no key update' | 'update',
): Promise<ResumeRow | undefined> {
  const [row] = await tx.select().from(resumes).where(eq(resumes.id, id)).for(strength)
  return row
}

/** Locks the person, who cannot be deleted until the commit; false when there is no such user. */
export async function lockPerson(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  return rows.length === 1
}

/** The link of a new CV is on, as the columns have it. */
export type ResumeValues = Values<typeof resumes, 'link_on' | 'link_ends_on'>

export async function insertResume(tx: Tx, values: ResumeValues): Promise<ResumeRow> {
  return onlyRow(await tx.insert(resumes).values(values).returning())
}

/**
 * Writes what is given. A CV stays with its person and keeps its slug. Its last change is one of what it shows, so a new label
 * alone leaves the moment as it is.
 */
export async function updateResumeRow(
  tx: Tx,
  row: Authorized<ResumeRow, 'update'>,
  { label, ...shown }: ChangesOf<Omit<ResumeValues, 'user_id' | 'slug'>>,
): Promise<ResumeRow> {
  if (!writesAnything({ label, ...shown })) return row
  const rowBefore: Readonly<Record<string, unknown>> = row
  const isShownChange = Object.entries(shown).some(
    ([column, value]) => value !== undefined && value !== rowBefore[column],
  )
  const moment = isShownChange ? {} : { updated_at: resumes.updated_at }
  return onlyRow(
    await tx
      .update(resumes)
      .set({ label, ...shown, ...moment })
      .where(eq(resumes.id, row.id))
      .returning(),
  )
}

/** Deletes the CV with its sections. */
export async function deleteResumeRow(tx: Tx, row: Authorized<ResumeRow, 'delete'>): Promise<void> {
  await tx.delete(resumes).where(eq(resumes.id, row.id))
}

/** Lists the files of the covers of a CV's books. */
export async function listCoverFileIds(db: DbOrTx, resumeId: number): Promise<number[]> {
  const rows = await db
    .select({ fileId: books.cover_file_id })
    .from(books)
    .where(and(eq(books.resume_id, resumeId), isNotNull(books.cover_file_id)))
    .orderBy(asc(books.id))
  return rows.flatMap(({ fileId }) => fileId ?? [])
}
