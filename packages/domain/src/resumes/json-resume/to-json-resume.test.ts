import schema from '@jsonresume/schema'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageLevels } from '../../people/profiles.ts'
import { storedLine, storedText } from '../../texts/stored.ts'
import { withUsualBreaks } from '../line-breaks.ts'
import { entriesOf } from '../list-lines.ts'
import { fromJsonResume } from './from-json-resume.ts'
import type { ResumeContents } from './resume-contents.ts'
import { toJsonResume } from './to-json-resume.ts'

const choices = { today: '2025-03-12', skill_set: 'Skills' }

const contacts = {
  name: 'Ivan',
  role: 'Developer',
  summary: null,
  github_url: null,
  city: null,
  country: null,
}

const emptyCv: ResumeContents = {
  ...contacts,
  experiences: [],
  educations: [],
  resume_projects: [],
  skills: [],
  languages: [],
  certificates: [],
  courses: [],
  books: [],
}

const wholeCv: ResumeContents = {
  name: 'Іван «Ваня» Петренко',
  role: 'Lead, backend',
  summary: 'Two lines\n\nof a summary',
  github_url: 'https://github.com/ivan?tab=repositories',
  city: 'Kyiv',
  country: 'Ukraine',
  experiences: [
    {
      job_title: 'Developer',
      company: 'Ours & Co',
      location: 'Kyiv',
      job_started_on: '2019-03-14',
      job_ended_on: null,
      description: 'Line\nline ',
      responsibilities: ['Releases', 'Reviews <b>'],
    },
    {
      job_title: 'Tester',
      company: 'Others',
      location: '',
      job_started_on: '2015-01-31',
      job_ended_on: '2019-03-01',
      description: '',
      responsibilities: ['Tests'],
    },
  ],
  educations: [
    {
      university_name: 'KPI',
      level: 'Master, Physics',
      location: 'Kyiv',
      start_date: '2009-09-01',
      end_date: '2015-06-30',
    },
  ],
  resume_projects: [
    {
      title: 'Parcels',
      role: 'Lead, architect',
      url: 'https://example.com/a?b=%20#c',
      stack: ['Go', 'C, C++'],
      description: '',
      responsibilities: 'One\n\n two\n',
      team: 'Six people',
    },
  ],
  skills: [{ skill_set: 'Skills', skills: ['SQL'] }],
  languages: languageLevels.map((level) => ({ name: `Language ${level}`, level })),
  certificates: [
    { name: 'CKA', url: null },
    { name: 'AWS', url: 'http://example.com/x' },
  ],
  courses: [{ name: 'Raft', license: 'R-1', acquire_date: '2021-05', stack: ['Go'] }],
  books: [{ title: 'Refactoring', author: 'Fowler' }],
}

/** As it is in the file that people get. */
const inFile = (cv: ResumeContents) => JSON.parse(JSON.stringify(toJsonResume(cv)))

function faultsOf(file: unknown): string[] {
  let faults: string[] = []
  schema.validate(file, (errors) => {
    faults = (errors ?? []).map(({ stack }) => stack)
  })
  return faults
}

describe('a CV as JSON Resume', () => {
  it.each([
    ['a whole CV', wholeCv],
    ['a CV without sections', emptyCv],
    ['an address in other letters', { ...emptyCv, github_url: 'https://приклад.укр/шлях "x"|{y}' }],
  ])('the JSON Resume of %s fits the official schema', (_, cv) => {
    expect(faultsOf(inFile(cv))).toEqual([])
  })

  it.each([
    ['a whole CV', wholeCv],
    ['a CV without sections', emptyCv],
    ['a country that has no code', { ...emptyCv, country: 'kyivan Rus' }],
  ])('the JSON Resume of %s is the same CV when it is read back', (_, cv) => {
    expect(fromJsonResume(inFile(cv), choices)).toMatchObject({ contents: cv, report: { left_out: [] } })
  })

  it('a JSON Resume names the country by its code', () => {
    const { basics } = inFile({ ...emptyCv, country: 'ukraine' })
    expect(basics.location).toEqual({ countryCode: 'UA', country: 'ukraine' })
  })

  it('the JSON Resume of a CV with any texts is the same CV when it is read back', () => {
    const trimmed = fc
      .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
      .filter((text) => text !== '' && text === storedText(withUsualBreaks(text)) && text.length <= 60)
    const line = trimmed.filter((text) => text === storedLine(text))
    // What another program would write as the sign of an entry or as the end of a line is none of the text.
    const entry = trimmed.filter((text) => entriesOf(text).join() === text)
    const list = fc.array(entry, { minLength: 1, maxLength: 4 })
    const plain = fc.string({ maxLength: 60 }).map((text) => withUsualBreaks(text).normalize('NFC'))
    const cvs = fc.record({
      name: line,
      role: line,
      summary: fc.option(trimmed),
      city: fc.option(line),
      country: fc.option(line),
      skills: fc.array(fc.record({ skill_set: line, skills: list }), { maxLength: 3 }),
      resume_projects: fc.array(
        fc.record({
          title: line,
          role: line,
          url: fc.constant(null),
          stack: list,
          description: plain,
          responsibilities: plain,
          team: fc.oneof(line, fc.constant('')),
        }),
        { maxLength: 3 },
      ),
    })
    fc.assert(
      fc.property(cvs, (some) => {
        const cv = { ...emptyCv, ...some }
        expect(fromJsonResume(inFile(cv), choices).contents).toEqual(cv)
      }),
    )
  })
})
