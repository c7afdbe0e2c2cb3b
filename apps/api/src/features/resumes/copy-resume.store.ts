import { asc, eq } from 'drizzle-orm'
import type { Authorized } from '../../authorized.ts'
import type { Tx } from '../../db/client.ts'
import { books, certificates, courses, languages } from '../../db/schema/resumes/resume-extras.ts'
import {
  educations,
  experiences,
  resumeProjects,
  skillSets,
} from '../../db/schema/resumes/resume-sections.ts'
import { insertResume, type ResumeRow } from './resumes.store.ts'

/** The id of each file with the id of its copy; null where the file's bytes are missing. */
export type CopiedFiles = ReadonlyMap<number, number | null>

/** Inserts a CV with the contacts and all sections of another, whose row the caller has locked. */
export async function copyResumeRows(
  tx: Tx,
  base: Authorized<ResumeRow, 'copy'>,
  { slug, files }: { slug: string; files: CopiedFiles },
): Promise<number> {
  const copyOf = (fileId: number | null) => (fileId === null ? null : (files.get(fileId) ?? null))
  const { id: baseId, version, createdAt, updatedAt, linkOn, linkEndsOn, ...contacts } = base
  const avatarFileId = copyOf(base.avatarFileId)
  const resumeId = await insertResume(tx, { ...contacts, slug, avatarFileId, label: null })

  const jobs = await tx
    .select()
    .from(experiences)
    .where(eq(experiences.resumeId, baseId))
    .orderBy(asc(experiences.id))
  if (jobs.length > 0) await tx.insert(experiences).values(copiesOf(jobs, resumeId))
  const studies = await tx
    .select()
    .from(educations)
    .where(eq(educations.resumeId, baseId))
    .orderBy(asc(educations.id))
  if (studies.length > 0) await tx.insert(educations).values(copiesOf(studies, resumeId))
  const projects = await tx
    .select()
    .from(resumeProjects)
    .where(eq(resumeProjects.resumeId, baseId))
    .orderBy(asc(resumeProjects.id))
  if (projects.length > 0) await tx.insert(resumeProjects).values(copiesOf(projects, resumeId))
  const skills = await tx
    .select()
    .from(skillSets)
    .where(eq(skillSets.resumeId, baseId))
    .orderBy(asc(skillSets.id))
  if (skills.length > 0) await tx.insert(skillSets).values(copiesOf(skills, resumeId))
  const spoken = await tx
    .select()
    .from(languages)
    .where(eq(languages.resumeId, baseId))
    .orderBy(asc(languages.id))
  if (spoken.length > 0) await tx.insert(languages).values(copiesOf(spoken, resumeId))
  const earned = await tx
    .select()
    .from(certificates)
    .where(eq(certificates.resumeId, baseId))
    .orderBy(asc(certificates.id))
  if (earned.length > 0) await tx.insert(certificates).values(copiesOf(earned, resumeId))
  const taken = await tx.select().from(courses).where(eq(courses.resumeId, baseId)).orderBy(asc(courses.id))
  if (taken.length > 0) await tx.insert(courses).values(copiesOf(taken, resumeId))
  const read = await tx.select().from(books).where(eq(books.resumeId, baseId)).orderBy(asc(books.id))
  const copiedBooks = copiesOf(read, resumeId).map((book) => ({
    ...book,
    coverFileId: copyOf(book.coverFileId),
  }))
  if (copiedBooks.length > 0) await tx.insert(books).values(copiedBooks)
  return resumeId
}

type Item = { id: number; version: number; createdAt: Date; resumeId: number }

/** The rows as new items of another CV; the ids of the copies follow the order of the originals. */
const copiesOf = <Row extends Item>(rows: readonly Row[], resumeId: number) =>
  rows.map(({ id, version, createdAt, ...values }) => ({ ...values, resumeId }))
