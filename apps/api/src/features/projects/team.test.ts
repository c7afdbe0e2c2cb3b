import { projectTeams } from '@portal/contract/projects/project-team'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const teamOf = (id: number) => manager.call(projectTeams.show, { params: { id } })

describe('the team of a project', () => {
  it('the team is who has a current contract and is active: who ends first on top, open contracts by name', async () => {
    const { id: project_id } = await buildProject(api.db)
    const add = async (
      first_name: string,
      dates: { start_date?: string; end_date?: string } = {},
      active = true,
    ) => {
      const { id: user_id } = await buildUser(api.db, { first_name, last_name: 'Team', active })
      await buildContract(api.db, { user_id, project_id, ...dates })
    }
    await add('Zoe')
    await add('Anna')
    await add('Late', { end_date: '2025-04-30' })
    await add('Soon', { end_date: '2025-03-12' })
    await add('Gone', { end_date: '2025-03-11' })
    await add('Coming', { start_date: '2025-03-13' })
    await add('Inactive', {}, false)
    const { data } = await teamOf(project_id)
    expect(data.count).toBe(4)
    expect(data.people.map(({ user, end_date }) => [user, end_date])).toEqual([
      ['Soon Team', '2025-03-12'],
      ['Late Team', '2025-04-30'],
      ['Anna Team', null],
      ['Zoe Team', null],
    ])
    expect(data.people[0]).toMatchObject({
      job_status: 'Outstaff',
      tag: 'outstaff',
      start_date: '2025-01-01',
    })
  })

  it('the hours are those of this month and the last, of each person, and of the project with people who left', async () => {
    const here = await buildContract(api.db)
    const { project_id, job_status_id } = here
    const left = await buildContract(api.db, { project_id, end_date: '2025-03-10' })
    const log = (user_id: number, date: string, hours: number) =>
      buildRecord(api.db, { user_id, project_id, job_status_id, date, hours })
    await log(here.user_id, '2025-03-12', 8)
    await log(here.user_id, '2025-03-01', 0.3333)
    await log(here.user_id, '2025-02-28', 4)
    await log(here.user_id, '2025-01-31', 7)
    await log(left.user_id, '2025-03-03', 2)
    await log(left.user_id, '2025-02-01', 1.5)
    await buildRecord(api.db, { user_id: here.user_id, date: '2025-03-12', hours: 1 })
    const { data } = await teamOf(project_id)
    expect(data).toMatchObject({
      this_month: '2025-03',
      last_month: '2025-02',
      hours_this_month: 10.33,
      hours_last_month: 5.5,
    })
    expect(data.people.map((row) => [row.user_id, row.hours_this_month, row.hours_last_month])).toEqual([
      [here.user_id, 8.33, 4],
    ])
  })

  it('a project without people has an empty team, and an unknown one is 404', async () => {
    const { id } = await buildProject(api.db)
    expect((await teamOf(id)).data).toMatchObject({ count: 0, people: [], hours_this_month: 0 })
    expect((await teamOf(999_999)).refusal.code).toBe('projects.not_found')
  })
})
