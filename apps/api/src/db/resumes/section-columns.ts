import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { files } from '../schema/files.ts'
import { books, certificates, courses, languages } from '../schema/resumes/resume-extras.ts'
import { educations, experiences, resumeProjects, skillSets } from '../schema/resumes/resume-sections.ts'

function shownOf<Table extends PgTable & { created_at: PgColumn }>(section: Table) {
  const { created_at, ...shown } = getTableColumns(section)
  return shown
}

/** The columns of an item of each section that people see. */

export const experienceColumns = shownOf(experiences)
export const educationColumns = shownOf(educations)
export const resumeProjectColumns = shownOf(resumeProjects)
export const skillSetColumns = shownOf(skillSets)
export const languageColumns = shownOf(languages)
export const certificateColumns = shownOf(certificates)
export const courseColumns = shownOf(courses)
export const bookColumns = {
  ...shownOf(books),
  coverKey: sql<
    string | null
  >`(select ${files.storage_key} from ${files} where ${eq(files.id, books.cover_file_id)})`,
}
