import type { PublicResume } from '@portal/contract/resumes/resumes'
import { shortResume, typicalResume } from './sample-resumes.ts'

/** These CVs have shapes in which the two columns end at different places, and pages end in short entries. */

const times = <Item>(count: number, item: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index + 1))

const empty: PublicResume = { ...shortResume, skills: [], experiences: [] }

/** Makes jobs of one line each. */
const jobs = (count: number): PublicResume['experiences'] =>
  times(count, (number) => ({
    job_title: `Developer of part ${number}`,
    company: '',
    location: '',
    job_started_on: '2020-01-01',
    job_ended_on: '2020-12-31',
    ongoing: false,
    description: `Line of job ${number}`,
    responsibilities: [],
  }))

const courses = (count: number, stack: string[]): PublicResume['courses'] =>
  times(count, (number) => ({
    name: `Course ${number}`,
    license: '',
    acquire_date: '2022-05',
    stack,
  }))

const groups = (count: number, skills: string[]): PublicResume['skills'] =>
  times(count, (number) => ({ skill_set: `Group ${number}`, skills }))

const books = (count: number): PublicResume['books'] =>
  times(count, (number) => ({
    title: `Book ${number}`,
    author: 'Nobody',
    cover: number % 2 === 0 ? '/cover' : null,
  }))

const sentence = 'The team moved step by step and measured every step under the load of the year before. '

export const shapes = {
  nothing: empty,
  '12 jobs': { ...empty, experiences: jobs(12) },
  '18 jobs': { ...empty, experiences: jobs(18) },
  '40 jobs': { ...empty, experiences: jobs(40) },
  '50 courses': { ...empty, courses: courses(50, ['SQL']) },
  '24 groups beside 14 jobs': { ...empty, skills: groups(24, ['SQL']), experiences: jobs(14) },
  'a left column of three pages alone': {
    ...empty,
    skills: groups(
      24,
      times(6, (entry) => `Skill ${entry}`),
    ),
    books: books(20),
  },
  'a left column that goes on for longer': {
    ...typicalResume,
    skills: groups(30, ['TypeScript', 'PostgreSQL', 'Kubernetes', 'Redis']),
    books: books(12),
  },
  'a right column that goes on for longer': { ...typicalResume, experiences: jobs(30) },
  'one text of a page': { ...empty, summary: sentence.repeat(34), courses: courses(2, []) },
  'long responsibilities': {
    ...empty,
    experiences: jobs(3).map((job) => ({ ...job, responsibilities: times(14, () => sentence.repeat(5)) })),
  },
  'many technologies': {
    ...empty,
    resume_projects: times(6, (number) => ({
      title: `Project ${number}`,
      role: '',
      url: 'https://example.com/a',
      stack: times(50, (entry) => `Technology ${entry}`),
      description: '',
      responsibilities: '',
      team: number % 2 === 0 ? 'Two people' : '',
    })),
  },
} satisfies Record<string, PublicResume>
