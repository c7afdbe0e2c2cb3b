import type { ResumeSection } from '@portal/domain/resumes/resumes'
import type { ChangedValue } from '@portal/domain/trail/acts'
import type { ToldAct } from './told-act.ts'

const items: Readonly<Record<ResumeSection, { one: string; many: string }>> = {
  experiences: { one: 'job', many: 'jobs' },
  educations: { one: 'education', many: 'education' },
  resume_projects: { one: 'project', many: 'projects' },
  skill_sets: { one: 'skill group', many: 'skill groups' },
  languages: { one: 'language', many: 'languages' },
  certificates: { one: 'certificate', many: 'certificates' },
  courses: { one: 'course', many: 'courses' },
  books: { one: 'book', many: 'books' },
}

const isSection = (section: unknown): section is ResumeSection =>
  typeof section === 'string' && Object.hasOwn(items, section)

/** The items of a section of a CV, within a sentence. */
export const itemsOf = (section: ChangedValue | undefined): string =>
  isSection(section) ? items[section].many : 'items'

/** The item of a CV that an act is about, within a sentence, and the act without the facts that name it. */
export function itemOfResume(told: ToldAct): { name: string; told: ToldAct } | undefined {
  const [section, item, ...changes] = told.changes
  if (section?.field !== 'section' || item?.field !== 'item') return undefined
  const noun = isSection(section.after) ? items[section.after].one : 'item'
  return { name: `the ${noun} ${item.after}`, told: { ...told, changes } }
}
