import { eq } from 'drizzle-orm'
import {
  educationColumns,
  experienceColumns,
  resumeProjectColumns,
  skillSetColumns,
} from '../../../db/resumes/section-columns.ts'
import {
  educations,
  experiences,
  resumeProjects,
  skillSets,
} from '../../../db/schema/resumes/resume-sections.ts'
import { orderedStore } from './section.store.ts'

export const experienceStore = orderedStore(experiences, (tx, id) =>
  tx.select(experienceColumns).from(experiences).where(eq(experiences.id, id)),
)

export const educationStore = orderedStore(educations, (tx, id) =>
  tx.select(educationColumns).from(educations).where(eq(educations.id, id)),
)

export const resumeProjectStore = orderedStore(resumeProjects, (tx, id) =>
  tx.select(resumeProjectColumns).from(resumeProjects).where(eq(resumeProjects.id, id)),
)

export const skillSetStore = orderedStore(skillSets, (tx, id) =>
  tx.select(skillSetColumns).from(skillSets).where(eq(skillSets.id, id)),
)
