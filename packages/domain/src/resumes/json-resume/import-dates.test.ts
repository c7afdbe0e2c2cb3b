import { importReportInWords } from '@portal/words/import-report'
import { describe, expect, it } from 'vitest'
import { fromJsonResume } from './from-json-resume.ts'
import { partialDate } from './import-dates.ts'
import type { JsonResume } from './json-resume.ts'

const choices = { today: '2025-03-12', skill_set: 'Skills' }
const basics = { name: 'Ivan', label: 'Developer' }
const job = { name: 'Ours', position: 'Developer', startDate: '2019-03-01', highlights: ['Releases'] }
const study = { institution: 'KPI', studyType: 'Master', startDate: '2010' }

const read = (file: JsonResume) => {
  const { contents, report } = fromJsonResume({ basics, ...file }, choices)
  const { left_out } = importReportInWords(report, 'en')
  return { ...contents, reasons: left_out.map(({ section, reason }) => `${section}: ${reason}`) }
}

describe('a date', () => {
  it.each([
    ...['2020-05', '2020-5', '2020/05', '2020.5', '05/2020', '5/2020', '05.2020', '05-2020'],
    ...['May 2020', 'may, 2020', 'May-2020', '2020 May', '2020-05-00', ' 2020-05\u200e ', '２０２０-０５'],
    ...['травень 2020', 'травня 2020', 'тра. 2020'],
  ])('the date %j is May 2020', (text) => {
    expect(partialDate(text)).toEqual({ year: '2020', month: '05' })
  })

  it.each([
    ['Sept 2020', { year: '2020', month: '09' }],
    ['Sep. 2020', { year: '2020', month: '09' }],
    ['вересень 2020', { year: '2020', month: '09' }],
    ['2020', { year: '2020' }],
    ['2020-00-00', { year: '2020' }],
    ['2020-00', { year: '2020' }],
    ['2020-05-17', { year: '2020', month: '05', day: '17' }],
    ['2020-5-7', { year: '2020', month: '05', day: '07' }],
    ['2020-05-17T08:00:00Z', { year: '2020', month: '05', day: '17' }],
    ['2020-05-17 08:00', { year: '2020', month: '05', day: '17' }],
    ['17.05.2020', { year: '2020', month: '05', day: '17' }],
    ['17 May 2020', { year: '2020', month: '05', day: '17' }],
    ['May 17, 2020', { year: '2020', month: '05', day: '17' }],
  ])('the date %j is %j', (text, date) => {
    expect(partialDate(text)).toEqual(date)
  })

  it.each([
    ...['', 'soon', 'Summer 2020', 'Marketing 2020', '2020-13', '13/2020', '2020-02-30', '2020-00-15'],
    ...['0000', '0000-00-00', '20', "May '20", '05/06/2020', '2020-2021', '1899-05', 'x'.repeat(100)],
  ])('the text %j is no date', (text) => {
    expect(partialDate(text)).toBeUndefined()
  })
})

describe('a job', () => {
  it.each<[string | number, string | number | undefined, string, string | null]>([
    [2019, 2020, '2019-01-01', '2020-12-01'],
    ['2019', '2019', '2019-01-01', '2019-12-01'],
    ['2019-05', '2020-07', '2019-05-01', '2020-07-01'],
    ['May 2019', '07/2020', '2019-05-01', '2020-07-01'],
    ['2019-12-17', '2019', '2019-12-17', '2019-12-17'],
    ['2019-05-17', '2019-05', '2019-05-17', '2019-05-17'],
    ['2019-05-17T00:00:00Z', '', '2019-05-17', null],
    ['2019-05-17', undefined, '2019-05-17', null],
    ['2019-05-17', 'Present', '2019-05-17', null],
    ['2019-05-17', 'till now', '2019-05-17', null],
    ['2019-05-17', 'To date.', '2019-05-17', null],
    ['2019-05-17', 'по теперішній час', '2019-05-17', null],
    ['2019-05-17', 'Зараз', '2019-05-17', null],
  ])(
    'a job from %j to %j is imported as from %s to %s',
    (startDate, endDate, job_started_on, job_ended_on) => {
      const { experiences, reasons } = read({ work: [{ ...job, startDate, endDate }] })
      expect(experiences).toMatchObject([{ job_started_on, job_ended_on }])
      expect(reasons.join()).not.toContain('is no date')
    },
  )

  it('a job or study whose end cannot be read is taken as ongoing, and the report says so', () => {
    const { experiences, educations, reasons } = read({
      work: [{ ...job, endDate: 'Summer 2020' }],
      education: [{ ...study, startDate: '2010-09-01', endDate: '2015-13' }],
    })
    expect(experiences).toMatchObject([{ company: 'Ours', job_ended_on: null }])
    expect(educations).toMatchObject([{ university_name: 'KPI', end_date: null }])
    expect(reasons).toEqual([
      'work: “Ours” is taken as ongoing: its endDate “Summer 2020” is no date',
      'education: “KPI” is taken as ongoing: its endDate “2015-13” is no date',
    ])
  })

  it.each([
    [{ startDate: '' }, 'it has no startDate'],
    [{ startDate: 'a while ago' }, 'its startDate is no date'],
    [{ startDate: '2019-02-30' }, 'its startDate is no date'],
    [{ endDate: '2018' }, 'it ends before it starts'],
  ])('a job with %j is left out', (dates, reason) => {
    const { experiences, reasons } = read({ work: [{ ...job, ...dates }] })
    expect([experiences, reasons]).toEqual([[], [`work: “Ours” is left out: ${reason}`]])
  })
})

it('the report says which years were completed and to what, and counts the dates without a day', () => {
  const { reasons } = read({
    work: [
      { ...job, startDate: 2019, endDate: '2020' },
      { ...job, name: 'Others', startDate: '2018-05', endDate: '06/2018' },
      { ...job, startDate: '2017-01-01', endDate: '2018-01-31' },
    ],
    education: [{ ...study, endDate: '2015' }],
    courses: [{ name: 'Raft', date: 2021, keywords: ['Go'] }],
  })
  expect(reasons).toEqual([
    'work: “Ours”: the startDate 2019 is taken as Jan 2019',
    'work: “Ours”: the endDate 2020 is taken as Dec 2020',
    'work: A date without a day is taken as the first of its month (2 times)',
    'education: “KPI”: the startDate 2010 is taken as Jan 2010',
    'education: “KPI”: the endDate 2015 is taken as Dec 2015',
    'courses: “Raft”: the date 2021 is taken as Jan 2021',
  ])
})
