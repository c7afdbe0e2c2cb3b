import type { Client } from '../app.ts'

export type Fields = Record<string, unknown>
type SectionUnderTest = {
  key: string
  /** The fields that every new item must be sent with. */
  required: Fields
  /** The values that are stored for fields that were not sent. */
  blank: Fields
  changes: Fields
}

/** The list has the sections of a CV except its books, which have a picture. */
export const sections: [string, SectionUnderTest][] = [
  [
    '/experiences',
    {
      key: 'resume_experience',
      required: {
        job_title: 'Developer',
        company: 'Softworks',
        job_started_on: '2020-02-29',
        responsibilities: ['Releases', 'Reviews'],
      },
      blank: { location: '', job_ended_on: null, ongoing: true, description: '', position: 1 },
      changes: {
        job_title: 'Lead',
        company: 'Portal',
        location: 'Lviv',
        job_started_on: '2020-03-01',
        job_ended_on: '2021-03-01',
        ongoing: false,
        description: 'Led a team',
        responsibilities: ['Hiring'],
      },
    },
  ],
  [
    '/educations',
    {
      key: 'education',
      required: { university_name: 'Lviv University', level: 'Bachelor', start_date: '2014-09-01' },
      blank: { location: '', end_date: null, position: 1 },
      changes: {
        university_name: 'Kyiv University',
        level: 'Master',
        location: 'Kyiv',
        start_date: '2015-09-01',
        end_date: '2019-06-30',
      },
    },
  ],
  [
    '/resume_projects',
    {
      key: 'resume_project',
      required: { title: 'Portal', role: 'Developer', stack: ['TypeScript'] },
      blank: { url: null, description: '', responsibilities: '', team: '', position: 1 },
      changes: {
        title: 'Shop',
        role: 'Lead',
        url: 'https://shop.test/',
        stack: ['Rust', 'SQL'],
        description: 'A shop',
        responsibilities: 'Payments',
        team: '3 people',
      },
    },
  ],
  [
    '/skill_sets',
    {
      key: 'skill_set',
      required: { skill_set: 'Databases', skills: ['PostgreSQL', 'Redis'] },
      blank: { position: 1 },
      changes: { skill_set: 'Languages', skills: ['TypeScript'] },
    },
  ],
  [
    '/languages',
    {
      key: 'language',
      required: { name: 'English' },
      blank: { level: 'elementary' },
      changes: { name: 'German', level: 'upper_intermediate' },
    },
  ],
  [
    '/certificates',
    {
      key: 'certificate',
      required: { name: 'Scrum Master' },
      blank: { url: null },
      changes: { name: 'Kanban', url: 'https://kanban.test/7' },
    },
  ],
  [
    '/courses',
    {
      key: 'course',
      required: { name: 'Databases', acquire_date: '2021-05', stack: ['SQL'] },
      blank: { license: '' },
      changes: { name: 'Networks', acquire_date: '2022-12', stack: ['TCP', 'UDP'], license: 'L-2' },
    },
  ],
]

/** Sends a change of a section. The sections are tested alike, so its answer has no type of one of them. */
export const senderOf =
  (client: Client) =>
  async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: Fields, version?: number) => {
    const response = await client.inject({
      method,
      url: `/api/v1${path}`,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() }
  }
export type Send = ReturnType<typeof senderOf>
