import type { Resume } from '@portal/contract/resumes/resumes'
import { hasContacts } from '@portal/domain/resumes/resumes'

/** The sections of a CV in the order of the editor's tabs; each is the last part of its address. */
export const resumeSections = [
  'contacts',
  'experience',
  'portfolio',
  'skills',
  'languages',
  'education',
  'certificates',
  'courses',
  'books',
] as const
export type ResumeSection = (typeof resumeSections)[number]

export const sectionNamed = (text: string): ResumeSection | undefined =>
  resumeSections.find((name) => name === text)

export type SectionProps = { resume: Resume }

/** The names of the drafts of a section: of the form on its page, and of the dialog that edits one of its items. */
export const draftNames = (resumeId: number, section: ResumeSection) => ({
  typed: section === 'contacts' ? `resume.${resumeId}.contacts` : `resume.${resumeId}.${section}.create`,
  edited: `resume.${resumeId}.${section}.edit`,
})

/** Whether a section of a CV holds something: an item, or the contacts that every CV needs. */
export const isFilled: Record<ResumeSection, (resume: Resume) => boolean> = {
  contacts: hasContacts,
  experience: ({ experiences }) => experiences.length > 0,
  portfolio: ({ resume_projects }) => resume_projects.length > 0,
  skills: ({ skills }) => skills.length > 0,
  languages: ({ languages }) => languages.length > 0,
  education: ({ educations }) => educations.length > 0,
  certificates: ({ certificates }) => certificates.length > 0,
  courses: ({ courses }) => courses.length > 0,
  books: ({ books }) => books.length > 0,
}

const sectionPath = /^\/resumes\/(\d+)\/(\w+)$/

/** Whether both paths are sections of one CV in the editor. */
export function isSectionOfSameResume(one: string, other: string): boolean {
  const [, id] = sectionPath.exec(one) ?? []
  const [, otherId, section] = sectionPath.exec(other) ?? []
  return id !== undefined && id === otherId && sectionNamed(section ?? '') !== undefined
}
