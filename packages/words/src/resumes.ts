import type { Day } from '@portal/domain/days'
import type { LanguageLevel } from '@portal/domain/people/profiles'
import type { Catalogues } from './language.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 'Mar 2021' of a day or month. */
function monthOf(day: string): string {
  const [year = '', month = ''] = day.split('-')
  return `${months[Number(month) - 1] ?? month} ${year}`
}

const levels: Readonly<Record<LanguageLevel, string>> = {
  beginner: 'Beginner',
  elementary: 'Elementary',
  intermediate: 'Intermediate',
  upper_intermediate: 'Upper Intermediate',
  advanced: 'Advanced',
  native: 'Native',
}

const english = {
  headings: {
    summary: 'About',
    skills: 'Skills',
    languages: 'Languages',
    certificates: 'Certifications',
    books: 'Books',
    experience: 'Experience',
    education: 'Education',
    projects: 'Projects',
    courses: 'Training and Courses',
  },
  labels: { stack: 'Tech stack', responsibilities: 'Responsibilities', team: 'Team' },
  levels,
  /** The program that made the document, in its metadata. */
  producer: 'Staff portal',
  month: monthOf,
  /** 'Mar 2021 – Jun 2024', or 'Mar 2021 – Ongoing' without an end. */
  period: (start: Day, end: Day | null) => `${monthOf(start)} – ${end === null ? 'Ongoing' : monthOf(end)}`,
  issued: (day: string) => `Issued ${monthOf(day)}`,
}

export type ResumeWords = Readonly<typeof english>

/** What CVs say besides the texts that people typed: in their documents and on their page. */
export const resumeWords: Catalogues<ResumeWords> = { en: english }
