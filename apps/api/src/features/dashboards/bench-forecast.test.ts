import { benchForecast } from '@portal/contract/dashboards/bench-forecast'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { countQueries } from '../../../test/counted-queries.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildEmployment } from '../../../test/factories/employee.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { onlyRow } from '../../db/only-row.ts'
import { projects } from '../../db/schema/projects.ts'

let api: TestApp
let manager: Client
let benchId: number
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  benchId = onlyRow(
    await api.db.select({ id: projects.id }).from(projects).where(eq(projects.is_bench, true)),
  ).id
})
afterAll(() => api.close())

const show = async () => (await manager.call(benchForecast.show)).data
const endingOf = async (...userIds: number[]) =>
  (await show()).contracts_ending.filter(({ user }) => userIds.includes(user.id))
const freeAmong = async (...userIds: number[]) =>
  (await show()).about_to_be_free.filter(({ id }) => userIds.includes(id))

const someone = (last_name: string) => buildUser(api.db, { first_name: 'Ada', last_name })
const contract = (user_id: number, end_date: string | null, project_id?: number) =>
  buildContract(api.db, { user_id, end_date, ...(project_id === undefined ? {} : { project_id }) })

describe('contracts that end', () => {
  it('a manager sees the contracts that end with person and project, the first day first, then by name', async () => {
    const project = await buildProject(api.db)
    const [late, second, first] = [await someone('Alpha'), await someone('Delta'), await someone('bravo')]
    await contract(late.id, '2025-05-11', project.id)
    const inDays = await contract(second.id, '2025-03-31', project.id)
    await contract(first.id, '2025-03-31', project.id)
    const ending = await endingOf(late.id, second.id, first.id)
    expect(ending.map(({ user, days_left }) => [user.full_name, days_left])).toEqual([
      ['Ada bravo', 19],
      ['Ada Delta', 19],
      ['Ada Alpha', 60],
    ])
    expect(ending[1]).toEqual({
      id: inDays.id,
      user: { id: second.id, full_name: 'Ada Delta' },
      project: { id: project.id, name: project.name },
      end_date: '2025-03-31',
      days_left: 19,
    })
  })

  it('the contracts that end include those of managers, and leave out Bench, inactive people and contracts that are continued later', async () => {
    const lead = await buildManager(api.db)
    await contract(lead.id, '2025-03-20')
    const free = await someone('Free')
    await contract(free.id, '2025-03-20', benchId)
    const gone = await buildUser(api.db, { active: false })
    await contract(gone.id, '2025-03-20')
    const goesOn = await someone('Further')
    const { project_id } = await contract(goesOn.id, '2025-03-20')
    await buildContract(api.db, { user_id: goesOn.id, project_id, start_date: '2025-04-01' })
    const ending = await endingOf(lead.id, free.id, gone.id, goesOn.id)
    expect(ending.map(({ user }) => user.id)).toEqual([lead.id])
  })
})

describe('people about to be free', () => {
  it('people about to be free are listed with the day and their present projects, the first day first', async () => {
    const [later, sooner] = [await someone('Alpha'), await someone('Bravo')]
    await contract(later.id, '2025-05-10')
    const [zebra, apple] = [
      await buildProject(api.db, { name: 'Zebra shop' }),
      await buildProject(api.db, { name: 'apple stand' }),
    ]
    await contract(sooner.id, '2025-03-20', zebra.id)
    await contract(sooner.id, '2025-03-31', apple.id)
    await contract(sooner.id, null, benchId)
    const people = await freeAmong(later.id, sooner.id)
    expect(people.map(({ id }) => id)).toEqual([sooner.id, later.id])
    expect(people[0]).toEqual({
      id: sooner.id,
      full_name: 'Ada Bravo',
      free_on: '2025-04-01',
      days_left: 20,
      projects: [
        { id: apple.id, name: 'apple stand' },
        { id: zebra.id, name: 'Zebra shop' },
      ],
    })
    expect(people[1]).toMatchObject({ free_on: '2025-05-11', days_left: 60 })
  })

  it('a person about to be free who is on approved leave then is listed with the day after it', async () => {
    const away = await someone('Away')
    await contract(away.id, '2025-03-31')
    await buildLeaveRequest(api.db, {
      user_id: away.id,
      request_type: 'unpaid_leave',
      status: 'approved',
      start_date: '2025-04-01',
      end_date: '2025-04-04',
    })
    expect(await freeAmong(away.id)).toMatchObject([{ free_on: '2025-04-05', days_left: 24 }])
  })

  it('people about to be free do not include managers, or people who have further work, are free already or leave before', async () => {
    const lead = await buildManager(api.db)
    await contract(lead.id, '2025-03-20')
    const busy = await someone('Busy')
    await contract(busy.id, '2025-03-20')
    await buildContract(api.db, { user_id: busy.id, start_date: '2025-04-01' })
    const free = await someone('Free')
    await contract(free.id, '2025-03-11')
    await contract(free.id, '2025-03-20', benchId)
    const leaving = await someone('Leaving')
    await contract(leaving.id, '2025-03-20')
    await buildEmployment(api.db, leaving.id, { from: null, to: '2025-03-20' })
    expect(await freeAmong(lead.id, busy.id, free.id, leaving.id)).toEqual([])
  })
})

it('the forecast takes the same number of queries for few people and for many', async () => {
  const count = () => countQueries(api.db, show)
  const few = await count()
  for (let number = 0; number < 30; number += 1) await contract((await buildUser(api.db)).id, '2025-03-25')
  expect((await show()).contracts_ending.length).toBeGreaterThanOrEqual(30)
  expect(await count()).toBe(few)
})
