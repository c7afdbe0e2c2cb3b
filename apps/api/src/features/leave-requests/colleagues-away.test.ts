import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { countQueries } from '../../../test/counted-queries.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { users } from '../../db/schema/people/users.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/**
 * Makes a pending request of somebody who is on a project since January. It lasts from Monday 2 June 2025 to Friday 6
 * June unless another end is given.
 */
async function requestOnProject({ end_date = '2025-06-06', contractEndDate }: Ends = {}) {
  const project = await buildProject(api.db)
  const person = await buildUser(api.db)
  const contract = { start_date: '2025-01-06', end_date: contractEndDate ?? null }
  await buildContract(api.db, { user_id: person.id, project_id: project.id, ...contract })
  const days = { start_date: '2025-06-02', end_date }
  const request = await buildLeaveRequest(api.db, { user_id: person.id, ...days })
  return { project, person, request }
}

type Ends = { end_date?: string; contractEndDate?: string }

type Away = { start_date: string; end_date?: string; status?: 'pending' | 'approved' | 'rejected' }

/** Makes another person on a project, with a request for leave. */
async function colleague(
  project_id: number,
  away: Away,
  contract: { start_date?: string; end_date?: string } = {},
) {
  const person = await buildUser(api.db)
  await buildContract(api.db, { user_id: person.id, project_id, start_date: '2025-01-06', ...contract })
  await buildLeaveRequest(api.db, { user_id: person.id, end_date: away.start_date, ...away })
  return person
}

async function awayBeside(...requestIds: number[]) {
  const admin = await api.as(await buildAdmin(api.db))
  const query = { request_id: requestIds.map(String) }
  return (await admin.call(leaveRequests.colleaguesAway, { query })).data
}

const namesBeside = async (requestId: number) =>
  (await awayBeside(requestId)).flatMap(({ colleagues }) => colleagues.map(({ user }) => user.id))

describe('colleagues who are away', () => {
  it('the colleagues away have pending or approved leave on a day of the request, and come with the projects', async () => {
    const { project, request } = await requestOnProject()
    const pending = await colleague(project.id, { start_date: '2025-06-06', end_date: '2025-06-10' })
    const approved = await colleague(project.id, {
      start_date: '2025-05-26',
      end_date: '2025-06-02',
      status: 'approved',
    })
    expect(await awayBeside(request.id)).toEqual([
      {
        request_id: request.id,
        colleagues: [
          {
            id: expect.any(Number),
            user: { id: approved.id, full_name: approved.full_name },
            status: 'approved',
            request_type: 'full_day_sick_leave',
            paid_leave_type: null,
            start_date: '2025-05-26',
            end_date: '2025-06-02',
            projects: [project.name],
          },
          expect.objectContaining({
            status: 'pending',
            user: { id: pending.id, full_name: pending.full_name },
          }),
        ],
      },
    ])
  })

  it.each<[string, Away]>([
    ['the day before', { start_date: '2025-06-01' }],
    ['the day after', { start_date: '2025-06-07' }],
    ['days of a declined request', { start_date: '2025-06-03', status: 'rejected' }],
  ])('a colleague who is away on %s is not named', async (_, away) => {
    const { project, request } = await requestOnProject()
    await colleague(project.id, away)
    expect(await namesBeside(request.id)).toEqual([])
  })

  it('people of other projects, of Bench, or whose contract does not cover the days are no colleagues away', async () => {
    const { project, request } = await requestOnProject()
    await colleague((await buildProject(api.db)).id, { start_date: '2025-06-03' })
    await colleague(project.id, { start_date: '2025-06-03' }, { end_date: '2025-06-02' })
    await colleague(project.id, { start_date: '2025-06-03' }, { start_date: '2025-06-04' })
    expect(await namesBeside(request.id)).toEqual([])
  })

  it('people who come to the project after the requester has left it are no colleagues away', async () => {
    const ends = { end_date: '2025-06-13', contractEndDate: '2025-06-04' }
    const { project, request } = await requestOnProject(ends)
    const away = { start_date: '2025-06-02', end_date: '2025-06-13' }
    await colleague(project.id, away, { start_date: '2025-06-10' })
    const met = await colleague(project.id, away, { start_date: '2025-06-04' })
    expect(await namesBeside(request.id)).toEqual([met.id])
  })

  it('inactive people and the requester are no colleagues away', async () => {
    const { project, person, request } = await requestOnProject()
    const gone = await colleague(project.id, { start_date: '2025-06-03' })
    await api.db.update(users).set({ active: false }).where(eq(users.id, gone.id))
    await buildLeaveRequest(api.db, { user_id: person.id, start_date: '2025-06-09' })
    expect(await namesBeside(request.id)).toEqual([])
  })

  it('a colleague away who shares two projects with the requester is named once', async () => {
    const { project, person, request } = await requestOnProject()
    const other = await colleague(project.id, { start_date: '2025-06-03' })
    const second = await buildProject(api.db)
    for (const user_id of [person.id, other.id])
      await buildContract(api.db, { user_id, project_id: second.id, start_date: '2025-01-06' })
    const [answer] = await awayBeside(request.id)
    expect(answer?.colleagues.map(({ projects }) => projects.toSorted())).toEqual([
      [project.name, second.name].toSorted(),
    ])
  })

  it('the colleagues away take one query for any number of requests, and an unknown request has none', async () => {
    const first = await requestOnProject()
    const second = await requestOnProject()
    const admin = await api.as(await buildAdmin(api.db))
    const ask = (...ids: number[]) =>
      countQueries(api.db, () =>
        admin.call(leaveRequests.colleaguesAway, { query: { request_id: ids.map(String) } }),
      )
    expect(await ask(first.request.id, second.request.id)).toBe(await ask(first.request.id))
    expect(await awayBeside(999_999)).toEqual([{ request_id: 999_999, colleagues: [] }])
  })
})
