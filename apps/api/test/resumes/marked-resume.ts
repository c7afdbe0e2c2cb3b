import type { PublicResume } from '@portal/contract/resumes/resumes'
import fc from 'fast-check'
import { leftColumn, rightColumn } from '../../src/documents/pdf/theme.ts'
import { shortResume } from './sample-resumes.ts'

/** A marked text is in the CV once, with what its place in the PDF must be. */
export type MarkedText = {
  text: string
  /** The place where its first line begins, in points, or null where that depends on what stands before it. */
  x: number | null
}

/** The pattern finds the last word of a text that must not be in the last line of its page. */
export const leadingEnd = /E\d+k/

const left = leftColumn.paddingLeft
const right = leftColumn.width + rightColumn.paddingLeft
const besideCover = left + 54 + 13
const besideDot = right + 16
/** A line begins at one of these places. Lines within a frame of 10 points belong to chips. */
export const lineStarts = { left: [left, besideCover], right: [right, right + 10, besideDot] }

const filler = ['reads', 'a', 'замовлення', 'of', 'warehouses', 'щодня', 'and', 'step', 'measured', 'load']

/** These numbers say how many words a text has. */
const few = fc.integer({ min: 1, max: 4 })
const many = fc.integer({ min: 20, max: 150 })
const lines = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 4, arbitrary: fc.tuple(few) },
  { weight: 1, arbitrary: fc.array(few, { maxLength: 12 }) },
  { weight: 1, arbitrary: fc.array(many, { maxLength: 3 }) },
)
/**
 * Makes some entries of any shape, or more entries of one shape than a page holds, which come to the end of a page at
 * each of their parts.
 */
const entriesOf = <Shape>(shape: fc.Arbitrary<Shape>): fc.Arbitrary<Shape[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.array(shape, { maxLength: 3 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(shape, fc.integer({ min: 10, max: 30 }))
        .map(([one, count]) => Array.from({ length: count }, () => one)),
    },
  )

const resumeShape = fc.record({
  summary: lines,
  hasAddress: fc.boolean(),
  skills: entriesOf(fc.record({ name: few, list: fc.array(few, { maxLength: 9 }) })),
  languages: entriesOf(few),
  certificates: entriesOf(fc.record({ name: few, hasLink: fc.boolean() })),
  books: entriesOf(few),
  jobs: entriesOf(fc.record({ title: few, hasCompany: fc.boolean(), lines, duties: lines })),
  studies: entriesOf(few),
  projects: entriesOf(
    fc.record({
      title: few,
      hasRole: fc.boolean(),
      stack: fc.array(few, { maxLength: 20 }),
      lines,
      team: lines,
    }),
  ),
  courses: entriesOf(fc.record({ name: few, stack: fc.array(few, { maxLength: 6 }) })),
})
type ResumeShape = typeof resumeShape extends fc.Arbitrary<infer Value> ? Value : never

export type MarkedResume = { resume: PublicResume; texts: MarkedText[] }

/** The CVs have few or many, short and long entries, and each text can be told from all others. */
export const markedResumes: fc.Arbitrary<MarkedResume> = resumeShape.map(withTexts)

function withTexts(shape: ResumeShape): MarkedResume {
  const texts: MarkedText[] = []
  /** Makes a text of so many words and its two marks. A text that leads what follows is never the last of a page. */
  const marked = (words: number, x: number | null, isLeading = false): string => {
    const number = texts.length + 1
    const between = Array.from({ length: words }, (_, index) => filler[(number + index) % filler.length])
    const text = [`B${number}b`, ...between, `E${number}${isLeading ? 'k' : 'e'}`].join(' ')
    texts.push({ text, x })
    return text
  }
  const each = (sizes: readonly number[], x: number | null) => sizes.map((words) => marked(words, x))
  const paragraphs = (sizes: readonly number[]) => each(sizes, right).join('\n')

  const resume: PublicResume = {
    ...shortResume,
    name: marked(1, right),
    summary: paragraphs(shape.summary),
    role: marked(2, left),
    github_url: shape.hasAddress ? 'https://github.com/ivan-petrenko' : null,
    location: marked(1, left),
    skills: shape.skills.map(({ name, list }) => ({
      skill_set: marked(name, left, list.length > 0),
      skills: each(list, null),
    })),
    languages: shape.languages.map((words) => ({
      name: marked(words, left),
      level: 'native',
    })),
    certificates: shape.certificates.map(({ name, hasLink }) => ({
      name: marked(name, left),
      url: hasLink ? 'https://example.com' : null,
    })),
    books: shape.books.map((words) => ({
      title: marked(words, besideCover, true),
      author: marked(1, besideCover),
      cover: null,
    })),
    experiences: shape.jobs.map((job) => {
      const isFollowed = job.lines.length + job.duties.length > 0
      return {
        job_title: marked(job.title, right, job.hasCompany || isFollowed),
        company: job.hasCompany ? marked(2, right, isFollowed) : '',
        location: '',
        job_started_on: '2020-01-01',
        job_ended_on: null,
        ongoing: true,
        description: paragraphs(job.lines),
        responsibilities: each(job.duties, besideDot),
      }
    }),
    educations: shape.studies.map((words) => ({
      university_name: marked(words, right, true),
      level: marked(1, right),
      location: '',
      start_date: '2012-09-01',
      end_date: '2017-06-30',
    })),
    resume_projects: shape.projects.map((project) => {
      const isFollowed = project.stack.length + project.lines.length + project.team.length > 0
      return {
        title: marked(project.title, right, project.hasRole || isFollowed),
        role: project.hasRole ? marked(2, right, isFollowed) : '',
        url: null,
        stack: each(project.stack, null),
        description: paragraphs(project.lines),
        responsibilities: '',
        team: paragraphs(project.team),
      }
    }),
    courses: shape.courses.map(({ name, stack }) => ({
      name: marked(name, right, stack.length > 0),
      license: '',
      acquire_date: '2022-05',
      stack: each(stack, null),
    })),
  }
  return { resume, texts }
}
