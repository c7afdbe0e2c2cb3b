import { eq } from 'drizzle-orm'
import { certificateColumns, courseColumns, languageColumns } from '../../../db/resumes/section-columns.ts'
import { certificates, courses, languages } from '../../../db/schema/resumes/resume-extras.ts'
import { sectionStore } from './section.store.ts'

export const languageStore = sectionStore(languages, (tx, id) =>
  tx.select(languageColumns).from(languages).where(eq(languages.id, id)),
)

export const certificateStore = sectionStore(certificates, (tx, id) =>
  tx.select(certificateColumns).from(certificates).where(eq(certificates.id, id)),
)

export const courseStore = sectionStore(courses, (tx, id) =>
  tx.select(courseColumns).from(courses).where(eq(courses.id, id)),
)
