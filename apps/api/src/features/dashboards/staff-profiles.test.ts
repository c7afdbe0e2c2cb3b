import { dashboards } from '@portal/contract/dashboards/dashboards'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildEmployee } from '../../../test/factories/employee.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildResume } from '../../../test/factories/resume.ts'
import { buildManager } from '../../../test/factories/user.ts'
import { profileTechnologies } from '../../db/schema/people/profiles.ts'

// The company's day in these tests is 2025-03-12.

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

describe('people hired and fired in a month', () => {
  const listed = async (query: Record<string, boolean | string>) =>
    (await manager.call(dashboards.profiles, { query: { limit: 100, ...query } })).data.profiles

  it('the people hired or fired in a month have the first or the last work day in it, and include inactive ones', async () => {
    const first = await buildEmployee(
      api.db,
      { job_started_on: '2024-02-01' },
      { active: false, first_name: 'Second' },
    )
    const last = await buildEmployee(
      api.db,
      { job_started_on: '2024-02-29', job_ended_on: '2024-07-01' },
      { first_name: 'one' },
    )
    await buildEmployee(api.db, { job_started_on: '2024-01-31', job_ended_on: '2024-03-01' })
    const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
    expect(idsOf(await listed({ hired: true, date: '2024-02' }))).toEqual([last.id, first.id])
    expect(idsOf(await listed({ fired: true, hired: false, date: '2024-07' }))).toEqual([last.id])
    expect(await listed({ fired: true, date: '2024-02' })).toEqual([])
    const { data } = await manager.call(dashboards.profiles, {
      query: { hired: true, date: '2024-02', page: 2, limit: 1 },
    })
    expect(idsOf(data.profiles)).toEqual([first.id])
    expect(data).toMatchObject({ total_pages: 2, count: 2 })
  })

  it('people hired or fired come with location, stack, CVs and the managers of today’s contracts', async () => {
    const person = await buildEmployee(api.db, {
      job_started_on: '2024-04-15',
      home_address: '1 Sadova Street, Lviv',
    })
    const technology = await buildTechnology(api.db)
    await api.db.insert(profileTechnologies).values({ profile_id: person.id, technology_id: technology.id })
    await buildResume(api.db, person.id, { slug: 'of-the-hired', role: 'QA' })
    const boss = await buildManager(api.db, { first_name: 'Anna' })
    const other = await buildManager(api.db, { first_name: 'Bohdan' })
    const former = await buildManager(api.db)
    for (const { id, end_date } of [
      { ...other, end_date: null },
      { ...boss, end_date: null },
      { ...boss, end_date: null },
      { ...former, end_date: '2025-03-11' },
    ]) {
      const project = await buildProject(api.db, { manager_id: id })
      await buildContract(api.db, { user_id: person.id, project_id: project.id, end_date })
    }
    expect(await listed({ hired: true, date: '2024-04' })).toEqual([
      {
        id: person.id,
        user_id: person.id,
        full_name: person.full_name,
        slug: person.slug,
        job_started_on: '2024-04-15',
        job_ended_on: null,
        home_address: '1 Sadova Street, Lviv',
        manager_ids: [boss.id, other.id],
        managers: [boss.full_name, other.full_name],
        status: person.status,
        technologies: [technology.name],
        all_resumes: [
          {
            id: expect.any(Number),
            name: expect.any(String),
            role: 'QA',
            slug: 'of-the-hired',
            label: null,
            link: expect.objectContaining({ slug: 'of-the-hired', state: 'on', ends_on: null }),
          },
        ],
      },
    ])
  })

  it('people who left come with the managers of the contracts of the last work day', async () => {
    const boss = await buildManager(api.db)
    const project = await buildProject(api.db, { manager_id: boss.id })
    const person = await buildEmployee(api.db, { job_ended_on: '2024-05-31' }, { active: false })
    await buildContract(api.db, {
      user_id: person.id,
      project_id: project.id,
      start_date: '2024-01-01',
      end_date: '2024-05-31',
    })
    const leaving = await buildEmployee(api.db, { job_ended_on: '2025-03-31' })
    await buildContract(api.db, { user_id: leaving.id, project_id: project.id, end_date: '2025-03-12' })
    expect(await listed({ fired: true, date: '2024-05' })).toMatchObject([{ managers: [boss.full_name] }])
    // The month is the present one unless another is sent.
    expect(await listed({ fired: true })).toMatchObject([{ id: leaving.id, managers: [boss.full_name] }])
  })

  it.each(['', 'hired=true&fired=true', 'hired=false'])(
    'the list of people hired or fired is refused with 422 for %j',
    async (query) => {
      const { statusCode } = await manager.inject({ method: 'GET', url: `/api/v1/profiles?${query}` })
      expect(statusCode).toBe(422)
    },
  )

  it.each(['date=2024-13', 'date=2024-02-01', 'hired=maybe'])(
    'the list of people hired or fired is refused with 400 for %j',
    async (query) => {
      const url = `/api/v1/profiles?fired=true&${query}`
      expect((await manager.inject({ method: 'GET', url })).statusCode).toBe(400)
    },
  )
})
