import type { books, certificates, courses, languages } from '../../db/schema/resumes/resume-extras.ts'
import type {
  educations,
  experiences,
  resumeProjects,
  skillSets,
} from '../../db/schema/resumes/resume-sections.ts'
import type { resumes } from '../../db/schema/resumes/resumes.ts'

type Item<Insert> = Omit<Insert, 'resume_id' | 'position'>

/** A CV with texts of its own in every section; positions follow the order. */
export type TellingResume = {
  contacts: Omit<typeof resumes.$inferInsert, 'user_id' | 'slug'>
  experiences: Item<typeof experiences.$inferInsert>[]
  educations: Item<typeof educations.$inferInsert>[]
  resumeProjects: Item<typeof resumeProjects.$inferInsert>[]
  skillSets: Item<typeof skillSets.$inferInsert>[]
  languages: Item<typeof languages.$inferInsert>[]
  certificates: Item<typeof certificates.$inferInsert>[]
  courses: Item<typeof courses.$inferInsert>[]
  books: Item<typeof books.$inferInsert>[]
}
