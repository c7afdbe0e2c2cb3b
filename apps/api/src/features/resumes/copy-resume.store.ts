import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { books, certificates, courses, languages } from '../../db/schema/resumes/resume-extras.ts'
import {
  educations,
  experiences,
  resumeProjects,
  skillSets,
} from '../../db/schema/resumes/resume-sections.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import { insertResume, type ResumeRow } from './resumes.store.ts'

/** The id of each file with the id of its copy; null where the file's bytes are missing. */
export type CopiedFiles = ReadonlyMap<number, number | null>

/** Inserts a CV with the contacts and all sections of another, whose row the caller has locked. */
export async function copyResumeRows(
  tx: Tx,
  base: Authorized<ResumeRow, 'copy'>,
  { slug, files }: { slug: string; files: CopiedFiles },
): Promise<ResumeRow> {
  const copyOf = (fileId: number | null) => (fileId === null ? null : (files.get(fileId) ?? null))
  const { id: baseId, version, created_at, updated_at, link_on, link_ends_on, ...contacts } = base
  const avatar_file_id = copyOf(base.avatar_file_id)
  const copy = await insertResume(tx, { ...contacts, slug, avatar_file_id, label: null })
  const resume_id = copy.id

  const jobs = await tx
    .select()
    .from(experiences)
    .where(eq(experiences.resume_id, baseId))
    .orderBy(asc(experiences.id))
  if (jobs.length > 0) await tx.insert(experiences).values(copiesOf(jobs, resume_id))
  const studies = await tx
    .select()
    .from(educations)
    .where(eq(educations.resume_id, baseId))
    .orderBy(asc(educations.id))
  if (studies.length > 0) await tx.insert(educations).values(copiesOf(studies, resume_id))
  const projects = await tx
    .select()
    .from(resumeProjects)
    .where(eq(resumeProjects.resume_id, baseId))
    .orderBy(asc(resumeProjects.id))
  if (projects.length > 0) await tx.insert(resumeProjects).values(copiesOf(projects, resume_id))
  const skills = await tx
    .select()
    .from(skillSets)
    .where(eq(skillSets.resume_id, baseId))
    .orderBy(asc(skillSets.id))
  if (skills.length > 0) await tx.insert(skillSets).values(copiesOf(skills, resume_id))
  const spoken = await tx
    .select()
    .from(languages)
    .where(eq(languages.resume_id, baseId))
    .orderBy(asc(languages.id))
  if (spoken.length > 0) await tx.insert(languages).values(copiesOf(spoken, resume_id))
  const earned = await tx
    .select()
    .from(certificates)
    .where(eq(certificates.resume_id, baseId))
    .orderBy(asc(certificates.id))
  if (earned.length > 0) await tx.insert(certificates).values(copiesOf(earned, resume_id))
  const taken = await tx.select().from(courses).where(eq(courses.resume_id, baseId)).orderBy(asc(courses.id))
  if (taken.length > 0) await tx.insert(courses).values(copiesOf(taken, resume_id))
  const read = await tx.select().from(books).where(eq(books.resume_id, baseId)).orderBy(asc(books.id))
  const copiedBooks = copiesOf(read, resume_id).map((book) => ({
    ...book,
    cover_file_id: copyOf(book.cover_file_id),
  }))
  if (copiedBooks.length > 0) await tx.insert(books).values(copiedBooks)
  return copy
}

type Item = { id: number; version: number; created_at: Date; resume_id: number }

/** The rows as new items of another CV; the ids of the copies follow the order of the originals. */
const copiesOf = <Row extends Item>(rows: readonly Row[], resume_id: number) =>
  rows.map(({ id, version, created_at, ...values }) => ({ ...values, resume_id }))
