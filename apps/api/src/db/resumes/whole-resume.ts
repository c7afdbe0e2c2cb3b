import { asc, eq, type GetColumnData, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../client.ts'
import { files } from '../schema/files.ts'
import { users } from '../schema/people/users.ts'
import { books, certificates, courses, languages } from '../schema/resumes/resume-extras.ts'
import { educations, experiences, resumeProjects, skillSets } from '../schema/resumes/resume-sections.ts'
import { resumes, shownOfResume } from '../schema/resumes/resumes.ts'
import { isOfSlug } from './resume-link.ts'
import {
  bookColumns,
  certificateColumns,
  courseColumns,
  educationColumns,
  experienceColumns,
  languageColumns,
  resumeProjectColumns,
  skillSetColumns,
} from './section-columns.ts'

type Section = PgTable & { id: PgColumn; resume_id: PgColumn }
type Columns = Record<string, PgColumn | SQL>
type Item<C extends Columns> = {
  [Key in keyof C]: C[Key] extends PgColumn
    ? GetColumnData<C[Key]>
    : C[Key] extends SQL<infer Value>
      ? Value
      : never
}

/** The rows of a section as JSON, by position where it has one, then by id. */
function itemsOf<C extends Columns>(section: Section, columns: C): SQL<Item<C>[]> {
  const pairs = Object.entries(columns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`)
  const order = [columns.position, section.id].filter((column) => column !== undefined)
  return sql<Item<C>[]>`(
    select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)})
      order by ${sql.join(order.map(asc), sql`, `)}), '[]')
    from ${section} where ${eq(section.resume_id, resumes.id)})`
}

/** The keys of an item are those of the contract. */
const sections = {
  experiences: itemsOf(experiences, experienceColumns),
  educations: itemsOf(educations, educationColumns),
  resume_projects: itemsOf(resumeProjects, resumeProjectColumns),
  skills: itemsOf(skillSets, skillSetColumns),
  languages: itemsOf(languages, languageColumns),
  certificates: itemsOf(certificates, certificateColumns),
  courses: itemsOf(courses, courseColumns),
  books: itemsOf(books, bookColumns),
}

const selectWholeResumes = (db: DbOrTx) =>
  db
    .select({
      /** Its `updated_at` differs after every change of the CV or of a section. */
      ...shownOfResume,
      user_full_name: users.full_name,
      user_slug: users.slug,
      isPersonActive: users.active,
      avatarKey: files.storage_key,
      ...sections,
    })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.user_id))
    .leftJoin(files, eq(files.id, resumes.avatar_file_id))

export type WholeResume = Awaited<ReturnType<typeof selectWholeResumes>>[number]
export type ResumeKey = { id: number } | { slug: string }

/**
 * A CV with its person and all sections, in one statement, so that all of it is of one moment. A slug from before its link was
 * renewed finds it too.
 */
export async function readWholeResume(db: DbOrTx, key: ResumeKey): Promise<WholeResume | undefined> {
  const [row] = await selectWholeResumes(db).where('id' in key ? eq(resumes.id, key.id) : isOfSlug(key.slug))
  return row
}
