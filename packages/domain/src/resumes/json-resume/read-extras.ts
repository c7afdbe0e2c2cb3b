import type { Day } from '../../days.ts'
import { hasBegunBy } from '../periods.ts'
import { defaultSpokenLevel, resumeLimits } from '../resumes.ts'
import { levelOf } from './fluency.ts'
import { completedMonth } from './import-dates.ts'
import { type ReportNotes, shortName } from './import-report.ts'
import type { JsonResume } from './json-resume.ts'
import type { ResumeContents } from './resume-contents.ts'
import { SectionReader } from './section-reader.ts'

export function readLanguages({ languages }: JsonResume, notes: ReportNotes): ResumeContents['languages'] {
  const reader = new SectionReader('languages', notes)
  return reader.entries(languages, ['language', 'fluency', 'name', 'level'], (entry) => {
    const name = reader.line('language', entry.language?.trim() || entry.name, resumeLimits.language)
    if (name === '') return reader.leaveOut('no_language')
    const level = levelOf(entry.fluency?.trim() || entry.level || '')
    if (level === undefined)
      reader.note({
        code: 'fluency_unknown',
        facts: { language: shortName(name), taken: defaultSpokenLevel },
      })
    return { name, level: level ?? defaultSpokenLevel }
  })
}

export function readCertificates(
  { certificates }: JsonResume,
  notes: ReportNotes,
): ResumeContents['certificates'] {
  const reader = new SectionReader('certificates', notes)
  return reader.entries(certificates, ['name', 'title', 'url', 'website'], (entry) => {
    const name = reader.line('name', entry.name?.trim() || entry.title, resumeLimits.title)
    if (name === '') return reader.leaveOut('no_name')
    return { name, url: reader.address(entry.url?.trim() || entry.website) }
  })
}

/** Leaves out courses that were not completed by today, which no form and no other call of the API accepts. */
export function readCourses(
  { courses }: JsonResume,
  notes: ReportNotes,
  today: Day,
): ResumeContents['courses'] {
  const reader = new SectionReader('courses', notes)
  return reader.entries(courses, ['name', 'license', 'date', 'keywords'], (entry) => {
    const name = reader.line('name', entry.name, resumeLimits.title)
    if (name === '') return reader.leaveOut('no_name')
    const acquired = completedMonth(String(entry.date ?? ''))
    if (acquired === undefined) return reader.leaveOut('no_date', name)
    if (!hasBegunBy(today, acquired.month)) return reader.leaveOut('date_in_future', name)
    if (acquired.completion !== undefined) reader.completedDate(name, acquired.completion)
    const stack = reader.list('keywords', entry.keywords, resumeLimits.skill)
    if (stack.length === 0) return reader.leaveOut('no_stack', name)
    return {
      name,
      license: reader.text('license', entry.license, resumeLimits.license),
      acquire_date: acquired.month,
      stack,
    }
  })
}

export function readBooks({ books }: JsonResume, notes: ReportNotes): ResumeContents['books'] {
  const reader = new SectionReader('books', notes)
  return reader.entries(books, ['title', 'author'], (entry) => {
    const title = reader.line('title', entry.title, resumeLimits.title)
    const author = reader.line('author', entry.author, resumeLimits.author)
    if (title === '') return reader.leaveOut('no_title', author)
    if (author === '') return reader.leaveOut('no_author', title)
    return { title, author }
  })
}
