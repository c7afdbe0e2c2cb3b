import type { Day } from '../../days.ts'
import { resumeLimits } from '../resumes.ts'
import type { ReportNotes } from './import-report.ts'
import type { JsonResume } from './json-resume.ts'
import type { ResumeContents } from './resume-contents.ts'
import { SectionReader } from './section-reader.ts'

const workFields = [
  'name',
  'company',
  'position',
  'location',
  'startDate',
  'endDate',
  'summary',
  'highlights',
] as const

/** A job without highlights has the lines of its summary as responsibilities, of which a CV needs one. */
export function readWork(
  { work }: JsonResume,
  notes: ReportNotes,
  today: Day,
): ResumeContents['experiences'] {
  const reader = new SectionReader('work', notes)
  return reader.entries(work, workFields, (entry) => {
    const company = reader.line('name', entry.name?.trim() || entry.company, resumeLimits.title)
    const job_title = reader.line('position', entry.position, resumeLimits.title)
    if (company === '') return reader.leaveOut('no_company', job_title)
    if (job_title === '') return reader.leaveOut('no_position', company)
    const period = reader.period(company, entry.startDate, entry.endDate, today)
    if (typeof period === 'string') return reader.leaveOut(period, company)
    const highlights = reader.list('highlights', entry.highlights, resumeLimits.responsibility)
    const hasHighlights = highlights.length > 0
    const responsibilities = hasHighlights
      ? highlights
      : reader.lines('summary', entry.summary, resumeLimits.responsibility)
    if (responsibilities.length === 0) return reader.leaveOut('no_text', company)
    return {
      job_title,
      company,
      location: reader.text('location', entry.location, resumeLimits.location),
      job_started_on: period.start,
      job_ended_on: period.end,
      description: hasHighlights ? reader.longText('summary', entry.summary, resumeLimits.description) : '',
      responsibilities,
    }
  })
}

const educationFields = ['institution', 'studyType', 'area', 'location', 'startDate', 'endDate'] as const

export function readEducation(
  { education }: JsonResume,
  notes: ReportNotes,
  today: Day,
): ResumeContents['educations'] {
  const reader = new SectionReader('education', notes)
  return reader.entries(education, educationFields, (entry) => {
    const university_name = reader.line('institution', entry.institution, resumeLimits.title)
    const study = [entry.studyType, entry.area].map((text) => text?.trim()).filter(Boolean)
    const level = reader.line(['studyType', 'area'], study.join(', '), resumeLimits.level)
    if (university_name === '') return reader.leaveOut('no_institution', level)
    if (level === '') return reader.leaveOut('no_level', university_name)
    const period = reader.period(university_name, entry.startDate, entry.endDate, today)
    if (typeof period === 'string') return reader.leaveOut(period, university_name)
    return {
      university_name,
      level,
      location: reader.text('location', entry.location, resumeLimits.location),
      start_date: period.start,
      end_date: period.end,
    }
  })
}
