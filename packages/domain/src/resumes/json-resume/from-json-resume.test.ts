import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importReportInWords } from '@portal/words/import-report'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromJsonResume } from './from-json-resume.ts'
import type { ImportReport } from './import-report.ts'
import type { JsonResume } from './json-resume.ts'

const choices = { today: '2025-03-12', skill_set: 'Skills' }
const basics = { name: 'Ivan', label: 'Developer' }
const job = { name: 'Ours', position: 'Developer', startDate: '2019-03-01', highlights: ['Releases'] }

const contentsOf = (file: JsonResume) => fromJsonResume({ basics, ...file }, choices).contents
const sentencesOf = (report: ImportReport) =>
  importReportInWords(report, 'en').left_out.map(({ section, reason }) => `${section}: ${reason}`)
const reasonsOf = (file: JsonResume) => sentencesOf(fromJsonResume({ basics, ...file }, choices).report)

describe('the sample of jsonresume.org', () => {
  const sample = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@jsonresume/schema/sample.resume.json')), 'utf8'),
  )
  const { contents, report } = fromJsonResume(sample, choices)

  it('the sample of jsonresume.org becomes a CV', () => {
    expect(contents).toMatchObject({
      name: 'Richard Hendriks',
      role: 'Programmer',
      github_url: null,
      city: 'San Francisco',
      country: 'United States',
      experiences: [{ company: 'Pied Piper', job_title: 'CEO/President', job_ended_on: '2014-12-01' }],
      educations: [{ university_name: 'University of Oklahoma', level: 'Bachelor, Information Technology' }],
      languages: [{ name: 'English', level: 'native' }],
    })
    expect(contents.skills.map(({ skill_set }) => skill_set)).toEqual(['Web Development', 'Compression'])
  })

  it('the import of the sample of jsonresume.org is reported section by section', () => {
    expect(report.taken).toContainEqual({ section: 'work', count: 1 })
    const reasons = sentencesOf(report)
    for (const reason of [
      'basics: “email” has no place in a CV',
      'basics: Of the profiles only the first one at GitHub is kept (2 times)',
      'work: “url” has no place in a CV',
      'education: “courses” has no place in a CV',
      'volunteer: This section has no place in a CV',
      'publications: This section has no place in a CV',
    ]) {
      expect(reasons).toContain(reason)
    }
    expect(reasons.join()).not.toMatch(/meta|schema/)
  })
})

describe('entries', () => {
  it.each<[string, JsonResume, string]>([
    [
      'a job without a company',
      { work: [{ ...job, name: ' ' }] },
      'work: “Developer” is left out: it has no name (the company)',
    ],
    [
      'a job without a position',
      { work: [{ ...job, position: null }] },
      'work: “Ours” is left out: it has no position',
    ],
    [
      'a job without texts',
      { work: [{ ...job, highlights: [' '] }] },
      'work: “Ours” is left out: it has neither highlights nor a summary',
    ],
    [
      'a university without a level',
      { education: [{ institution: 'KPI', startDate: '2009' }] },
      'education: “KPI” is left out: it has neither studyType nor area',
    ],
    [
      'a job that begins after the running month',
      { work: [{ ...job, startDate: '2062-01' }] },
      'work: “Ours” is left out: its startDate is in the future',
    ],
    [
      'a university that begins after the running month',
      { education: [{ institution: 'KPI', area: 'Law', startDate: '2025-04' }] },
      'education: “KPI” is left out: its startDate is in the future',
    ],
    [
      'a project without a stack',
      { projects: [{ name: 'Parcels' }] },
      'projects: “Parcels” is left out: it has no keywords (the stack)',
    ],
    [
      'a language without a name',
      { languages: [{ fluency: 'B2' }] },
      'languages: An entry is left out: it has no language',
    ],
    [
      'a certificate without a name',
      { certificates: [{ url: 'https://a.test' }] },
      'certificates: An entry is left out: it has no name',
    ],
    [
      'a course without a date',
      { courses: [{ name: 'Raft', keywords: ['Go'] }] },
      'courses: “Raft” is left out: it has no date',
    ],
    [
      'a book without an author',
      { books: [{ title: 'Kobzar' }] },
      'books: “Kobzar” is left out: it has no author',
    ],
  ])('%s is left out, with the reason', (_, file, reason) => {
    expect(reasonsOf(file)).toContain(reason)
  })

  it('a job that ends more than ten years from now is ongoing, and the report says so', () => {
    const file = { work: [{ ...job, endDate: '2062-01-01' }] }
    expect(contentsOf(file).experiences).toMatchObject([{ job_started_on: '2019-03-01', job_ended_on: null }])
    expect(reasonsOf(file)).toContain(
      'work: “Ours” is taken as ongoing: its endDate “2062-01-01” is more than ten years from now',
    )
  })

  it('a job without highlights has the lines of its summary as responsibilities', () => {
    const { experiences } = contentsOf({ work: [{ ...job, highlights: [], summary: 'Releases\n\nReviews' }] })
    expect(experiences).toMatchObject([{ description: '', responsibilities: ['Releases', 'Reviews'] }])
  })

  it('skills without keywords become one group', () => {
    const skills = [{ name: 'SQL' }, { name: 'Web', keywords: ['CSS'] }, { name: 'Go', keywords: [] }]
    expect(contentsOf({ skills }).skills).toEqual([
      { skill_set: 'Web', skills: ['CSS'] },
      { skill_set: 'Skills', skills: ['SQL', 'Go'] },
    ])
  })

  it('a project without roles has the role of the CV', () => {
    const projects = [{ name: 'Parcels', keywords: ['Go'] }]
    expect(contentsOf({ projects }).resume_projects).toMatchObject([{ role: 'Developer' }])
    expect(reasonsOf({ projects })).toEqual(["projects: A project without roles has the CV's role"])
  })

  it.each([
    ['C2', 'advanced'],
    ['Native or Bilingual Proficiency', 'native'],
    ['upper-intermediate', 'upper_intermediate'],
    ['so so', 'elementary'],
    [undefined, 'elementary'],
  ])('fluency %s is the level %s', (fluency, level) => {
    const languages = [{ language: 'Polish', fluency }]
    expect(contentsOf({ languages }).languages).toEqual([{ name: 'Polish', level }])
  })

  it('an imported section has at most 100 entries', () => {
    const books = Array.from({ length: 150 }, (_, index) => ({ title: `Book ${index}`, author: 'Somebody' }))
    expect(contentsOf({ books }).books).toHaveLength(100)
    expect(reasonsOf({ books })).toEqual(['books: Only the first 100 are taken'])
  })
})

describe('contacts', () => {
  it('an imported CV without a label has the position of the first job as role', () => {
    const file = { basics: { name: 'Ivan' }, work: [{ ...job, position: '' }, job] }
    expect(fromJsonResume(file, choices).contents.role).toBe('Developer')
    expect(reasonsOf(file)).toContain('basics: label is missing: the position of the first job is the role')
  })

  it.each([
    [{ network: 'GitHub', url: 'github.com/ivan' }, 'https://github.com/ivan'],
    [{ network: 'github', username: 'ivan' }, 'https://github.com/ivan'],
    [{ url: 'https://github.com/ivan' }, 'https://github.com/ivan'],
    [{ network: 'GitHub', url: 'javascript:alert(1)' }, null],
    [{ network: 'GitHub', username: '../ivan' }, null],
    [{ network: 'LinkedIn', url: 'https://linkedin.com/in/ivan' }, null],
  ])('the profile %j gives the GitHub address %s', (profile, url) => {
    expect(contentsOf({ basics: { ...basics, profiles: [profile] } }).github_url).toBe(url)
  })

  it('an imported CV never has the picture that the file names', () => {
    const withImage = { ...basics, image: 'http://169.254.169.254/latest/meta-data' }
    expect(JSON.stringify(contentsOf({ basics: withImage }))).not.toContain('169.254')
    expect(reasonsOf({ basics: withImage })).toEqual([
      'basics: image is left out: pictures are not fetched, add one in the editor',
    ])
  })
})

describe('values', () => {
  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'ftp://example.com'])(
    'the address %s is left out',
    (url) => {
      const file = { certificates: [{ name: 'CKA', url }] }
      expect(contentsOf(file).certificates).toEqual([{ name: 'CKA', url: null }])
      expect(reasonsOf(file)).toEqual([
        'certificates: url is left out: only http and https addresses are kept',
      ])
    },
  )

  it('texts and lists that are too long are cut', () => {
    const file = {
      basics: { ...basics, summary: '🚀'.repeat(4000) },
      work: [{ ...job, highlights: Array.from({ length: 60 }, () => 'x'.repeat(600)) }],
    }
    const { summary, experiences } = contentsOf(file)
    expect(summary).toBe('🚀'.repeat(3000))
    expect(experiences[0]?.responsibilities).toEqual(Array.from({ length: 50 }, () => 'x'.repeat(500)))
    expect(reasonsOf(file)).toEqual([
      'basics: summary is cut to 3000 characters',
      'work: An entry of highlights is cut to 500 characters (60 times)',
      'work: highlights has only its first 50 entries',
    ])
  })

  it('any file becomes a CV and a report of at most 101 lines', () => {
    const text = fc.option(fc.string({ unit: 'binary' }), { nil: undefined })
    const file = fc.record({
      basics: fc.record({ name: text, label: text, summary: text }),
      work: fc.array(
        fc.record({ name: text, position: text, startDate: text, endDate: text, summary: text }),
      ),
      other: fc.jsonValue(),
    })
    fc.assert(
      fc.property(file, (some) => {
        expect(fromJsonResume(some, choices).report.left_out.length).toBeLessThanOrEqual(101)
      }),
    )
  })
})
