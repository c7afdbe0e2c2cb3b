import { ownColleaguesAway } from '@portal/contract/leave-requests/own-colleagues-away'
import { addDays } from '@portal/domain/days'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { users } from '../../db/schema/people/users.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** Today is Wednesday 12 March 2025. The week asked about begins on Monday 17 March. */
const week = { from: '2025-03-17', to: '2025-03-21' }

/** Makes a person on a project since January, maybe until a day. */
async function onProject(project_id: number, end_date: string | null = null) {
  const person = await buildUser(api.db)
  await buildContract(api.db, { user_id: person.id, project_id, start_date: '2025-01-06', end_date })
  return person
}

async function developerWithProject() {
  const project = await buildProject(api.db)
  return { project, developer: await onProject(project.id) }
}

async function awayFor(developer: { id: number }, query = week) {
  const client = await api.as(developer)
  return (await client.call(ownColleaguesAway.list, { query })).data.colleagues
}

const approved = { status: 'approved', start_date: '2025-03-19', end_date: '2025-03-24' } as const

describe('the colleagues who are away, as a developer is told', () => {
  it('a developer is told the names, portraits and days of colleagues with approved leave, and nothing else of it', async () => {
    const { project, developer } = await developerWithProject()
    const colleague = await onProject(project.id)
    await buildLeaveRequest(api.db, { user_id: colleague.id, request_type: 'unpaid_leave', ...approved })
    expect(await awayFor(developer)).toEqual([
      {
        user_id: colleague.id,
        full_name: colleague.full_name,
        avatar: null,
        start_date: approved.start_date,
        end_date: approved.end_date,
      },
    ])
  })

  it.each(['pending', 'rejected'] as const)('a developer is not told of %s leave', async (status) => {
    const { project, developer } = await developerWithProject()
    const colleague = await onProject(project.id)
    await buildLeaveRequest(api.db, { user_id: colleague.id, ...approved, status })
    expect(await awayFor(developer)).toEqual([])
  })

  it('a developer is not told of people of other projects, of former and inactive ones, nor of themselves', async () => {
    const { project, developer } = await developerWithProject()
    const stranger = await onProject((await buildProject(api.db)).id)
    const former = await onProject(project.id, '2025-03-11')
    const inactive = await onProject(project.id)
    await api.db.update(users).set({ active: false }).where(eq(users.id, inactive.id))
    for (const { id } of [stranger, former, inactive, developer])
      await buildLeaveRequest(api.db, { user_id: id, ...approved })
    expect(await awayFor(developer)).toEqual([])
  })

  it('a developer is told of leave that touches the days, and not of leave that is over', async () => {
    const { project, developer } = await developerWithProject()
    const colleague = await onProject(project.id)
    for (const start_date of ['2025-03-11', '2025-03-12', '2025-03-14', '2025-03-24'])
      await buildLeaveRequest(api.db, {
        user_id: colleague.id,
        status: 'approved',
        start_date,
        end_date: start_date,
      })
    const days = await awayFor(developer, { from: '2025-03-10', to: '2025-03-14' })
    expect(days.map(({ start_date }) => start_date)).toEqual(['2025-03-12', '2025-03-14'])
  })

  it.each([
    ['an end before the start', { from: '2025-03-17', to: '2025-03-16' }],
    ['more than 366 days', { from: '2025-03-17', to: addDays('2025-03-17', 366) }],
  ])('a developer who asks about %s is refused', async (_, query) => {
    const client = await api.as(await buildUser(api.db))
    const answer = await client.call(ownColleaguesAway.list, { query })
    expect(answer.status).toBe(422)
    expect(answer.refusal.errors).toHaveProperty('to')
  })
})
