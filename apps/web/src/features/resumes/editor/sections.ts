import type { Resume } from '@portal/contract/resumes/resumes'

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
