import { educations, experiences } from '@portal/contract/resumes/ordered-section-routes'
import type { EducationChanges, ExperienceChanges } from '@portal/contract/resumes/ordered-sections'
import { addDays, addMonths, lastDayOf, monthOf } from '@portal/domain/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { buildEducation, buildExperience, buildResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'

let api: TestApp
let manager: Client
let resumeId: number
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  resumeId = (await buildResume(api.db, (await buildUser(api.db)).id)).id
})
afterAll(() => api.close())

const today = defaultNow.slice(0, 10)
const nextMonth = addDays(lastDayOf(monthOf(today)), 1)
const lastEnd = lastDayOf(addMonths(monthOf(today), 120))
const inFuture = 'The month cannot be in the future'
const tooLate = 'The end cannot be more than ten years from now'
const endTooEarly = 'End date cannot be before the start date'

describe('work', () => {
  const work = {
    job_title: 'Developer',
    company: 'Softworks',
    job_started_on: '2020-01-15',
    responsibilities: ['Releases'],
  }
  const add = (period: ExperienceChanges) =>
    manager.call(experiences.create, {
      body: { resume_experience: { ...work, ...period, resume_id: resumeId } },
    })
  const change = (id: number, resume_experience: ExperienceChanges) =>
    manager.call(experiences.update, { params: { id }, body: { resume_experience } })

  it.each<[string, ExperienceChanges, string | null]>([
    ['without an end', {}, null],
    ['with an empty end', { job_ended_on: null }, null],
    ['that is not ongoing, without an end', { ongoing: false }, null],
    ['that is ongoing', { ongoing: true }, null],
    ['that is ongoing, with an end', { ongoing: true, job_ended_on: '2021-01-15' }, null],
    ['that is ongoing, with an end before its start', { ongoing: true, job_ended_on: '2019-01-15' }, null],
    ['with an end', { job_ended_on: '2021-01-15' }, '2021-01-15'],
    ['with the end on its first day', { job_ended_on: '2020-01-15' }, '2020-01-15'],
  ])('work %s is added: %j is stored with the end %j', async (_, period, end) => {
    const { status, data } = await add(period)
    expect([status, data.job_ended_on, data.ongoing]).toEqual([201, end, end === null])
  })

  it.each<[string, string | null, ExperienceChanges, string | null]>([
    ['ended work becomes ongoing', '2021-01-15', { ongoing: true }, null],
    ['ended work loses its end', '2021-01-15', { job_ended_on: null }, null],
    ['ongoing work ends', null, { job_ended_on: '2022-01-15' }, '2022-01-15'],
    ['ongoing work ends', null, { job_ended_on: '2022-01-15', ongoing: false }, '2022-01-15'],
    ['ongoing work without an end stays ongoing', null, { ongoing: false }, null],
    ['an end beside ongoing is dropped', '2021-01-15', { job_ended_on: '2022-01-15', ongoing: true }, null],
    ['another field leaves the end', '2021-01-15', { company: 'Portal' }, '2021-01-15'],
    ['another field leaves ongoing work', null, { company: 'Portal' }, null],
    ['ended work stays ended', '2021-01-15', { ongoing: false }, '2021-01-15'],
  ])('%s: a change of work that ends on %j with %j gives the end %j', async (_, before, changes, end) => {
    const { id } = await buildExperience(api.db, {
      resume_id: resumeId,
      job_ended_on: before,
      ongoing: before === null,
    })
    const { status, data } = await change(id, changes)
    expect([status, data.job_ended_on, data.ongoing]).toEqual([200, end, end === null])
  })

  it('work that ends before its start is refused, when one of the days is sent or both', async () => {
    const stored = { job_started_on: '2020-01-15', job_ended_on: '2021-01-15' }
    const { id } = await buildExperience(api.db, { resume_id: resumeId, ...stored })
    const answers = [
      await add({ job_ended_on: '2020-01-14' }),
      await change(id, { job_ended_on: '2020-01-14' }),
      await change(id, { job_started_on: '2021-01-16' }),
      await change(id, { job_started_on: '2019-01-15', job_ended_on: '2018-01-15' }),
    ]
    for (const { status, refusal } of answers) {
      expect([status, refusal.errors]).toEqual([422, { job_ended_on: [endTooEarly] }])
    }
    expect((await change(id, { job_started_on: '2021-01-16', ongoing: true })).status).toBe(200)
  })

  it.each<ExperienceChanges>([
    { job_started_on: lastDayOf(monthOf(today)) },
    { job_ended_on: lastEnd },
    { job_ended_on: addDays(lastEnd, 1), ongoing: true },
  ])('a manager adds work with %j and changes other work to it', async (period) => {
    const { id } = await buildExperience(api.db, {
      resume_id: resumeId,
      job_started_on: '2020-01-15',
      job_ended_on: null,
    })
    expect([(await add(period)).status, (await change(id, period)).status]).toEqual([201, 200])
  })

  it.each<[ExperienceChanges, Record<string, string[]>]>([
    [{ job_started_on: nextMonth }, { job_started_on: [inFuture] }],
    [{ job_started_on: '2062-01-15', ongoing: true }, { job_started_on: [inFuture] }],
    [{ job_ended_on: addDays(lastEnd, 1) }, { job_ended_on: [tooLate] }],
  ])('a manager who adds or changes work with %j gets the refusals %j', async (period, errors) => {
    const { id } = await buildExperience(api.db, {
      resume_id: resumeId,
      job_started_on: '2020-01-15',
      job_ended_on: null,
    })
    for (const { refusal } of [await add(period), await change(id, period)]) {
      expect(refusal.errors).toEqual(errors)
    }
  })

  it('a manager changes another field of work whose start lies in the future already', async () => {
    const { id } = await buildExperience(api.db, {
      resume_id: resumeId,
      job_started_on: '2062-01-15',
      job_ended_on: null,
    })
    expect((await change(id, { company: 'Portal' })).status).toBe(200)
  })
})

describe('studies', () => {
  const change = (id: number, education: EducationChanges) =>
    manager.call(educations.update, { params: { id }, body: { education } })

  it('studies that end before their start are refused, when one of the days is sent or both', async () => {
    const stored = { start_date: '2014-09-01', end_date: '2018-06-30' }
    const { id } = await buildEducation(api.db, { resume_id: resumeId, ...stored })
    const education = { university_name: 'Lviv University', level: 'Bachelor', resume_id: resumeId }
    const answers = [
      await manager.call(educations.create, {
        body: { education: { ...education, start_date: '2014-09-01', end_date: '2014-08-31' } },
      }),
      await change(id, { end_date: '2014-08-31' }),
      await change(id, { start_date: '2018-07-01' }),
      await change(id, { start_date: '2013-09-01', end_date: '2013-08-31' }),
    ]
    for (const { status, refusal } of answers) {
      expect([status, refusal.errors]).toEqual([422, { end_date: [endTooEarly] }])
    }
    const { data } = await change(id, { start_date: '2018-07-01', end_date: null })
    expect(data).toMatchObject({ start_date: '2018-07-01', end_date: null })
  })

  it.each<[EducationChanges, Record<string, string[]>]>([
    [{ start_date: nextMonth }, { start_date: [inFuture] }],
    [{ end_date: addDays(lastEnd, 1) }, { end_date: [tooLate] }],
  ])('a manager who adds or changes studies with %j gets the refusals %j', async (period, errors) => {
    const { id } = await buildEducation(api.db, {
      resume_id: resumeId,
      start_date: '2014-09-01',
      end_date: null,
    })
    const studies = { university_name: 'KPI', level: 'Master', start_date: '2014-09-01', ...period }
    const added = await manager.call(educations.create, {
      body: { education: { ...studies, resume_id: resumeId } },
    })
    for (const { refusal } of [added, await change(id, period)]) expect(refusal.errors).toEqual(errors)
  })
})
