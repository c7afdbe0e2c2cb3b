import { away } from '@portal/contract/away'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { countQueries } from '../../../test/counted-queries.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

/** Makes a project with people of these last names, each with an open contract on it. */
async function team(...lastNames: string[]) {
  const project = await buildProject(api.db)
  const people = []
  for (const last_name of lastNames) {
    const user = await buildUser(api.db, { first_name: 'Ada', last_name })
    await buildContract(api.db, { user_id: user.id, project_id: project.id })
    people.push(user)
  }
  return { project_id: project.id, people }
}

const listOf = async (month: string, project_id: number, page?: { page: number; limit: number }) =>
  (await manager.call(away.list, { query: { month, project_id, ...page } })).data

const namesIn = ({ people }: { people: readonly { user: string }[] }) => people.map(({ user }) => user)

describe('who is away in a month', () => {
  it('a manager sees the people of a project, those with leave first, and the holidays', async () => {
    const { project_id, people } = await team('Alpha', 'bravo', 'Charlie', 'Delta')
    const [alpha, , charlie, delta] = people
    const approved = await buildLeaveRequest(api.db, {
      user_id: delta?.id,
      request_type: 'paid_leave',
      paid_leave_type: 'Wedding day',
      status: 'approved',
      start_date: '2025-03-05',
      end_date: '2025-03-07',
      note: 'not shown here',
    })
    const pending = await buildLeaveRequest(api.db, { user_id: charlie?.id, start_date: '2025-03-12' })
    await buildLeaveRequest(api.db, { user_id: alpha?.id, start_date: '2025-03-13', status: 'rejected' })
    expect(await listOf('2025-03', project_id)).toEqual({
      people: [
        {
          user_id: charlie?.id,
          user: 'Ada Charlie',
          leave: [
            {
              id: pending.id,
              request_type: 'full_day_sick_leave',
              paid_leave_type: null,
              status: 'pending',
              start_date: '2025-03-12',
              end_date: '2025-03-12',
            },
          ],
        },
        {
          user_id: delta?.id,
          user: 'Ada Delta',
          leave: [
            {
              id: approved.id,
              request_type: 'paid_leave',
              paid_leave_type: 'Wedding day',
              status: 'approved',
              start_date: '2025-03-05',
              end_date: '2025-03-07',
            },
          ],
        },
        { user_id: alpha?.id, user: 'Ada Alpha', leave: [] },
        expect.objectContaining({ user: 'Ada bravo', leave: [] }),
      ],
      holidays: [{ date: '2025-03-10', title: "Women's Day" }],
      pages: 1,
      count: 4,
      away_count: 2,
    })
  })

  it('the people away include those whose leave reaches into the month from the one before or after', async () => {
    const { project_id, people } = await team('Alpha', 'Bravo', 'Charlie')
    const [alpha, bravo, charlie] = people
    const vacation = { request_type: 'vacation', vacation_type: 'one_week', status: 'approved' } as const
    await buildLeaveRequest(api.db, { ...vacation, user_id: alpha?.id, start_date: '2025-01-29' })
    await buildLeaveRequest(api.db, { ...vacation, user_id: bravo?.id, start_date: '2025-02-28' })
    await buildLeaveRequest(api.db, { ...vacation, user_id: charlie?.id, start_date: '2025-03-01' })
    const awayIn = async (month: string) =>
      (await listOf(month, project_id)).people.filter(({ leave }) => leave.length > 0).map(({ user }) => user)
    expect(await awayIn('2025-01')).toEqual(['Ada Alpha'])
    expect(await awayIn('2025-02')).toEqual(['Ada Alpha', 'Ada Bravo'])
    expect(await awayIn('2025-03')).toEqual(['Ada Bravo', 'Ada Charlie'])
  })

  it('the people away are only active people with a contract in that month', async () => {
    const { project_id } = await team('Alpha')
    const ended = await buildUser(api.db, { first_name: 'Ada', last_name: 'Ended' })
    const span = { start_date: '2025-01-01', end_date: '2025-02-28' }
    await buildContract(api.db, { user_id: ended.id, project_id, ...span })
    const left = await buildUser(api.db, { active: false })
    await buildContract(api.db, { user_id: left.id, project_id })
    const next = await buildUser(api.db, { first_name: 'Ada', last_name: 'Next' })
    await buildContract(api.db, { user_id: next.id, project_id, start_date: '2025-03-31' })
    expect(namesIn(await listOf('2025-02', project_id))).toEqual(['Ada Alpha', 'Ada Ended'])
    expect(namesIn(await listOf('2025-03', project_id))).toEqual(['Ada Alpha', 'Ada Next'])
    expect(namesIn(await listOf('2024-12', project_id))).toEqual([])
    const everyone = await manager.call(away.list, { query: { month: '2025-03' } })
    expect(namesIn(everyone.data)).toContain('Ada Alpha')
    expect(namesIn(everyone.data)).not.toContain('Ada Ended')
  })

  it('the people away are paged with the same number of queries for one person and for many', async () => {
    const { project_id, people } = await team('Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo')
    for (const { id } of people) {
      await buildLeaveRequest(api.db, { user_id: id, start_date: '2025-03-12' })
      await buildLeaveRequest(api.db, { user_id: id, start_date: '2025-03-20' })
    }
    const first = await listOf('2025-03', project_id, { page: 1, limit: 2 })
    expect(namesIn(first)).toEqual(['Ada Alpha', 'Ada Bravo'])
    expect(first).toMatchObject({ pages: 3, count: 5, away_count: 5 })
    expect(first.people[0]?.leave).toHaveLength(2)
    expect(namesIn(await listOf('2025-03', project_id, { page: 3, limit: 2 }))).toEqual(['Ada Echo'])
    const past = await listOf('2025-03', project_id, { page: 4, limit: 2 })
    expect(past).toMatchObject({ people: [], pages: 3, count: 5 })
    const queriesFor = (limit: number) =>
      countQueries(api.db, async () => void (await listOf('2025-03', project_id, { page: 1, limit })))
    expect(await queriesFor(5)).toBe(await queriesFor(1))
  })

  it('the list of people away is refused for an invalid or missing month', async () => {
    for (const query of ['', '?month=2025-13', '?month=2025-03-01', '?month=1899-12'])
      expect((await manager.inject({ url: `/api/v1/away${query}` })).statusCode).toBe(400)
  })
})
