import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importReportInWords } from '@portal/words/import-report'
import { describe, expect, it } from 'vitest'
import { fromJsonResume } from './from-json-resume.ts'

// Sample files of other programs: those of FluentCV and HackMyResume (package fresh-test-resumes, MIT licence), with the
// names of the schema before 1.0.0, and those of jsonresume.org (package @jsonresume/schema, MIT licence).

const choices = { today: '2026-11-20', skill_set: 'Skills' }

function read(url: string) {
  const file = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'))
  const { contents, report } = fromJsonResume(file, choices)
  const { left_out } = importReportInWords(report, 'en')
  return { ...contents, reasons: left_out.map(({ section, reason }) => `${section}: ${reason}`) }
}

describe('the samples of HackMyResume', () => {
  it('the samples of HackMyResume keep every job, although their fields have older names', () => {
    const { experiences, reasons, github_url } = read(
      import.meta.resolve('fresh-test-resumes/src/jrs/jane-fullstacker.json'),
    )
    expect(github_url).toBe('https://github.com/janef-was-here')
    expect(
      experiences.map(({ company, job_started_on, job_ended_on }) => [company, job_started_on, job_ended_on]),
    ).toEqual([
      ['Area 52', '2013-09-01', null],
      ['Veridian Dynamics', '2011-07-01', '2013-08-01'],
      ['Stark Industries', '2008-10-01', '2011-06-01'],
      ['Dunder Mifflin', '2008-06-01', '2008-09-01'],
    ])
    expect(reasons).toContain('basics: image is left out: pictures are not fetched, add one in the editor')
    expect(reasons.join()).not.toMatch(/“company”|no name/)
  })

  it.each(['john-doe', 'richard-hendriks'])(
    'the sample %s of HackMyResume has a job, studies and skills',
    (name) => {
      const { experiences, educations, skills } = read(
        import.meta.resolve(`fresh-test-resumes/src/jrs/${name}.json`),
      )
      expect([experiences.length, educations.length, skills.length > 0]).toEqual([1, 1, true])
    },
  )
})

it.each(['career-changer', 'new-grad', 'senior-engineer'])(
  'the example %s of jsonresume.org loses no job and no studies',
  (name) => {
    const { experiences, educations, reasons } = read(
      import.meta.resolve(`@jsonresume/schema/examples/${name}.resume.json`),
    )
    expect(experiences.length).toBeGreaterThan(0)
    expect(educations.length).toBeGreaterThan(0)
    expect(reasons.filter((reason) => /^(?:work|education): .* is left out/.test(reason))).toEqual([])
  },
)

// As converters of LinkedIn profiles and editors of documents write them.
it('texts that were copied from other programs lose the signs of lists, whatever ends their lines', () => {
  const { contents } = fromJsonResume(
    {
      basics: { name: 'Olha\u2028Bondar', label: 'QA', summary: 'One\vTwo\r\nThree' },
      work: [
        {
          company: 'Softworks',
          position: 'QA',
          startDate: '2020-05-00',
          endDate: 2021,
          highlights: ['• Tests', '\uF0B7\tReviews', '-5 % of the faults', '- Plans\r- Reports'],
        },
        {
          name: 'Datamill',
          position: 'QA',
          startDate: 'May 2018',
          summary: '· Tests\u2029— Reviews\v* Plans',
        },
      ],
      skills: [{ name: 'Tools', keywords: ['• Playwright', 'C - D'] }],
      projects: [{ title: 'Parcels', website: 'parcels.test', keywords: ['- Go'] }],
      languages: [{ name: 'Polish', level: 'B2' }],
      certificates: [{ title: 'CKA', website: 'https://cka.test' }],
    },
    choices,
  )
  expect(contents).toMatchObject({
    name: 'Olha Bondar',
    summary: 'One\nTwo\nThree',
    experiences: [
      {
        company: 'Softworks',
        job_started_on: '2020-05-01',
        job_ended_on: '2021-12-01',
        responsibilities: ['Tests', 'Reviews', '-5 % of the faults', 'Plans', 'Reports'],
      },
      { job_started_on: '2018-05-01', responsibilities: ['Tests', 'Reviews', 'Plans'] },
    ],
    skills: [{ skills: ['Playwright', 'C - D'] }],
    resume_projects: [{ title: 'Parcels', url: 'https://parcels.test', stack: ['Go'] }],
    languages: [{ name: 'Polish', level: 'upper_intermediate' }],
    certificates: [{ name: 'CKA', url: 'https://cka.test' }],
  })
})
