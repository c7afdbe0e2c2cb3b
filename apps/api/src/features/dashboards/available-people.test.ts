import { dashboards } from '@portal/contract/dashboards/dashboards'
import { users as usersContract } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildEmployee } from '../../../test/factories/employee.ts'
import { buildTechnology, findSubRoleIds } from '../../../test/factories/reference.ts'
import { buildResume } from '../../../test/factories/resume.ts'
import { buildAdmin, buildManager, buildUser } from '../../../test/factories/user.ts'
import { profileTechnologies } from '../../db/schema/people/profiles.ts'

// The company's day in these tests is 2025-03-12.

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

describe('the Users dashboard', () => {
  const everyone = async (query: { sub_role?: number; page?: number } = {}) => {
    const response = await manager.call(dashboards.users, { query: { limit: 100, ...query } })
    expect(response.status).toBe(200)
    return response.data.users
  }

  it('the Users dashboard shows a manager active default-role people who are not dismissed, by full name', async () => {
    const lastDay = await buildEmployee(api.db, { job_ended_on: '2025-03-12' }, { first_name: 'zoe' })
    const staying = await buildUser(api.db, { first_name: 'Adam' })
    const hidden = [
      await buildEmployee(api.db, { job_ended_on: '2025-03-11' }),
      await buildUser(api.db, { active: false }),
      await buildManager(api.db),
      await buildAdmin(api.db),
    ]
    const shown = await everyone()
    const ids = shown.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([lastDay.id, staying.id]))
    for (const { id } of hidden) expect(ids).not.toContain(id)
    const names = shown.map(({ full_name }) => full_name.toLowerCase())
    expect(names).toEqual(names.toSorted())
  })

  it('the Users dashboard has the user as GET /users/:id returns it, with stack, first work day and the CV changed last', async () => {
    const { id } = await buildEmployee(
      api.db,
      { job_started_on: '2023-01-09' },
      { sub_roles: ['qa', 'developer'] },
    )
    const contract = await buildContract(api.db, { user_id: id })
    for (const name of ['Zig', 'alpine']) {
      const technology = await buildTechnology(api.db, { name })
      await api.db.insert(profileTechnologies).values({ profile_id: id, technology_id: technology.id })
    }
    await buildResume(api.db, id, { slug: 'newer', updated_at: new Date('2025-02-02') })
    await buildResume(api.db, id, { slug: 'older', updated_at: new Date('2025-01-01') })
    await buildResume(api.db, id, { slug: 'without-contacts', role: '', updated_at: new Date('2025-03-03') })
    const { data: user } = await manager.call(usersContract.show, { params: { id: String(id) } })
    expect(user.available_contracts).toMatchObject([{ id: contract.id }])
    const shown = (await everyone()).find((person) => person.id === id)
    expect(shown).toEqual({
      ...user,
      technologies: ['alpine', 'Zig'],
      job_started_on: '2023-01-09',
      english_level: null,
      free_from: null,
      resume: { id: expect.any(Number), slug: 'newer' },
      all_resumes: ['newer', 'older', 'without-contacts'].map((slug) => expect.objectContaining({ slug })),
    })
  })

  it('each CV of a person has its role, its label, and its public link with the state of today', async () => {
    const { id } = await buildUser(api.db)
    await buildResume(api.db, id, { slug: 'open-one', role: 'QA', label: 'for Harbor' })
    await buildResume(api.db, id, { slug: 'closed-one', link_on: false })
    await buildResume(api.db, id, { slug: 'over-one', link_ends_on: '2025-03-11' })
    const shown = (await everyone()).find((person) => person.id === id)
    expect(shown?.all_resumes).toEqual([
      {
        id: expect.any(Number),
        name: expect.any(String),
        role: 'QA',
        slug: 'open-one',
        label: 'for Harbor',
        link: {
          slug: 'open-one',
          url: expect.stringMatching(/^https?:.+\/cv\/open-one$/),
          state: 'on',
          ends_on: null,
        },
      },
      expect.objectContaining({ link: expect.objectContaining({ slug: 'closed-one', state: 'off' }) }),
      expect.objectContaining({ link: expect.objectContaining({ state: 'off', ends_on: '2025-03-11' }) }),
    ])
  })

  it('a person without first work day, stack and CV is shown without them', async () => {
    const { id } = await buildUser(api.db)
    const shown = (await everyone()).find((person) => person.id === id)
    expect(shown).toMatchObject({ technologies: [], job_started_on: null, resume: null })
  })

  it('the Users dashboard filters by a sub-role and cuts pages', async () => {
    const both = await buildUser(api.db, { sub_roles: ['designer', 'devops'] })
    await buildUser(api.db, { sub_roles: ['designer'] })
    const [designer = 0, devops = 0] = await findSubRoleIds(api.db, 'devops', 'designer')
    const ids = new Set([designer, devops])
    expect(ids.size).toBe(2)
    for (const id of ids) expect((await everyone({ sub_role: id })).map((it) => it.id)).toContain(both.id)
    const counts = await Promise.all(
      [...ids].map((id) => manager.call(dashboards.users, { query: { sub_role: id, limit: 1, page: 1 } })),
    )
    expect(new Set(counts.map(({ data }) => `${data.count} ${data.total_pages}`))).toEqual(
      new Set(['1 1', '2 2']),
    )
    expect(await everyone({ sub_role: 987_654 })).toEqual([])
    const late = await manager.call(dashboards.users, { query: { page: 999 } })
    expect(late.data.users).toEqual([])
    expect(late.data.count).toBeGreaterThan(1)
  })

  it('the Users dashboard answers 400 to an invalid page, limit or sub-role', async () => {
    for (const query of ['page=0', 'limit=101', 'sub_role=qa', 'sort=email']) {
      const { statusCode } = await manager.inject({ method: 'GET', url: `/api/v1/dashboard/users?${query}` })
      expect(statusCode).toBe(400)
    }
  })
})
