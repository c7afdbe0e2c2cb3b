import type { Day } from '../../days.ts'
import { type ImportReport, ReportNotes } from './import-report.ts'
import type { JsonResume } from './json-resume.ts'
import { readBasics } from './read-basics.ts'
import { readBooks, readCertificates, readCourses, readLanguages } from './read-extras.ts'
import { readProjects, readSkills } from './read-projects.ts'
import { readEducation, readWork } from './read-work.ts'
import type { ResumeContents } from './resume-contents.ts'

/** Sections that are read, and what describes the file itself. */
const known = [
  'basics',
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'projects',
  'courses',
  'books',
  'meta',
  '$schema',
]

type ImportChoices = {
  today: Day
  /** The name of the group that holds the skills without keywords. */
  skill_set: string
}

/**
 * The contents of a CV from a JSON Resume, cut to what a CV can hold, with a report. Name and role are empty where the
 * file has none; then there is nothing to import.
 */
export function fromJsonResume(
  file: JsonResume,
  { today, skill_set }: ImportChoices,
): { contents: ResumeContents; report: ImportReport } {
  const notes = new ReportNotes(hasPlainTexts(file))
  const basics = readBasics(file, notes)
  const contents: ResumeContents = {
    ...basics,
    experiences: readWork(file, notes, today),
    educations: readEducation(file, notes, today),
    resume_projects: readProjects(file, basics.role, notes),
    skills: readSkills(file, skill_set, notes),
    languages: readLanguages(file, notes),
    certificates: readCertificates(file, notes),
    courses: readCourses(file, notes, today),
    books: readBooks(file, notes),
  }
  for (const [section, value] of Object.entries(file)) {
    if (!known.includes(section) && hasContent(value))
      notes.leaveOut(section, { code: 'unknown_section', facts: {} })
  }
  return { contents, report: notes.report() }
}

/** The portal marks its own files: a CV may say `<b>` or `**`, and says the same when it is imported again. */
const hasPlainTexts = (file: JsonResume): boolean =>
  'meta' in file &&
  typeof file.meta === 'object' &&
  file.meta !== null &&
  'texts' in file.meta &&
  file.meta.texts === 'plain'

const hasContent = (value: unknown): boolean =>
  typeof value === 'object'
    ? value !== null && Object.keys(value).length > 0
    : value !== '' && value !== undefined
