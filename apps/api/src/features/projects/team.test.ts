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
    const { id: projectId } = await buildProject(api.db)
    const add = async (
      firstName: string,
      dates: { startDate?: string; endDate?: string } = {},
      active = true,
    ) => {
      const { id: userId } = await buildUser(api.db, { firstName, lastName: 'Team', active })
      await buildContract(api.db, { userId, projectId, ...dates })
    }
    await add('Zoe')
    await add('Anna')
    await add('Late', { endDate: '2025-04-30' })
    await add('Soon', { endDate: '2025-03-12' })
    await add('Gone', { endDate: '2025-03-11' })
    await add('Coming', { startDate: '2025-03-13' })
    await add('Inactive', {}, false)
    const { data } = await teamOf(projectId)
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
    const { projectId, jobStatusId } = here
    const left = await buildContract(api.db, { projectId, endDate: '2025-03-10' })
    const log = (userId: number, date: string, hours: string) =>
      buildRecord(api.db, { userId, projectId, jobStatusId, date, hours })
    await log(here.userId, '2025-03-12', '8')
    await log(here.userId, '2025-03-01', '0.3333')
    await log(here.userId, '2025-02-28', '4')
    await log(here.userId, '2025-01-31', '7')
    await log(left.userId, '2025-03-03', '2')
    await log(left.userId, '2025-02-01', '1.5')
    await buildRecord(api.db, { userId: here.userId, date: '2025-03-12', hours: '1' })
    const { data } = await teamOf(projectId)
    expect(data).toMatchObject({
      this_month: '2025-03',
      last_month: '2025-02',
      hours_this_month: 10.33,
      hours_last_month: 5.5,
    })
    expect(data.people.map((row) => [row.user_id, row.hours_this_month, row.hours_last_month])).toEqual([
      [here.userId, 8.33, 4],
    ])
  })

  it('a project without people has an empty team, and an unknown one is 404', async () => {
    const { id } = await buildProject(api.db)
    expect((await teamOf(id)).data).toMatchObject({ count: 0, people: [], hours_this_month: 0 })
    expect((await teamOf(999_999)).refusal.code).toBe('projects.not_found')
  })
})
