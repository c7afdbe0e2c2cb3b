import { candidates } from '@portal/contract/candidates/candidate-routes'
import { undo } from '@portal/contract/undo'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { buildManager, buildRecruiter } from '../../../../test/factories/user.ts'
import { buildCandidate } from '../../../../test/factories/vacancy.ts'
import { userSubRoles } from '../../../db/schema/people/sub-roles.ts'

let api: TestApp
let recruiter: Client
let manager: Client
let recruiterId: number
beforeAll(async () => {
  api = await createTestApp()
  const user = await buildRecruiter(api.db)
  recruiterId = user.id
  recruiter = await api.as(user)
  manager = await api.as(await buildManager(api.db))
})
beforeEach(() => api.setNow(defaultNow))
afterAll(() => api.close())

type Change = NonNullable<CallInput<typeof candidates.update>['body']>['candidate']

const save = (id: number, candidate: Change, by = recruiter) =>
  by.call(candidates.update, { params: { id }, body: { candidate } })
const show = async (id: number) => (await recruiter.call(candidates.show, { params: { id } })).data
const historyOf = async (id: number) => (await recruiter.call(candidates.history, { params: { id } })).data
const tokenIn = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-undo'])
const takeBack = (token: string, by = recruiter) => by.call(undo.create, { body: { token } })
const isTooLate = { status: 409, refusal: { code: 'undo.too_late' } }

/** A candidate who interviews, and whom the recruiter has moved on. */
async function moved() {
  const before = await buildCandidate(api.db, { significate: 'interviewing', recruiter_note: 'Friendly' })
  const answer = await save(before.id, { significate: 'test_task' })
  return { id: before.id, token: tokenIn(answer), version: answer.data.version }
}

describe('taking the move of a candidate back', () => {
  it('a recruiter takes a move back: the candidate stands where they stood, under a newer version', async () => {
    const { id, token, version } = await moved()
    expect(await takeBack(token)).toMatchObject({ status: 200, data: {} })
    expect(await show(id)).toMatchObject({
      significate: 'interviewing',
      recruiter_note: 'Friendly',
      version: version + 1,
    })
  })

  it('the history has the move and the way back, each with its person and time', async () => {
    const { id, token } = await moved()
    api.setNow('2025-03-12T10:00:09Z')
    await takeBack(token)
    expect((await historyOf(id)).changes).toMatchObject([
      {
        from: 'test_task',
        to: 'interviewing',
        changed_at: '2025-03-12T10:00:09.000Z',
        changed_by: { id: recruiterId },
      },
      { from: 'interviewing', to: 'test_task', changed_at: '2025-03-12T10:00:00.000Z' },
    ])
  })

  it('only a change of the significate alone can be taken back', async () => {
    const { id } = await buildCandidate(api.db, { significate: 'interviewing' })
    const others: Change[] = [
      { position: 'QA' },
      { significate: 'interviewing' },
      { significate: 'preoffer', position: 'QA lead' },
    ]
    for (const change of others) {
      const answer = await save(id, change)
      expect([answer.status, answer.headers['x-undo']]).toEqual([200, undefined])
    }
    expect(tokenIn(await save(id, { significate: 'hired' }))).toMatch(/^[\w-]{20,}$/)
  })

  it('a move is taken back once, and for 60 seconds', async () => {
    const first = await moved()
    await takeBack(first.token)
    expect(await takeBack(first.token)).toMatchObject(isTooLate)
    const [second, third] = [await moved(), await moved()]
    api.setNow('2025-03-12T10:01:00Z')
    expect((await takeBack(second.token)).status).toBe(200)
    api.setNow('2025-03-12T10:01:00.001Z')
    expect(await takeBack(third.token)).toMatchObject(isTooLate)
    expect((await show(third.id)).significate).toBe('test_task')
  })

  it('a move is not taken back where a manager has changed or deleted the candidate since', async () => {
    const changes: Change[] = [{ significate: 'preoffer' }, { tech_lead_note: 'Solid' }]
    for (const change of changes) {
      const { id, token } = await moved()
      const { data } = await save(id, change, manager)
      expect(await takeBack(token)).toMatchObject(isTooLate)
      expect(await show(id)).toMatchObject({ significate: data.significate, version: data.version })
    }
    const { id, token } = await moved()
    await manager.call(candidates.remove, { params: { id } })
    expect(await takeBack(token)).toMatchObject(isTooLate)
  })

  it("a recruiter's move is not found for a manager, and stays for whoever is no recruiter any more", async () => {
    const person = await buildRecruiter(api.db)
    const leaver = await api.as(person)
    const { id } = await buildCandidate(api.db, { significate: 'interviewing' })
    const token = tokenIn(await save(id, { significate: 'hired' }, leaver))
    expect((await takeBack(token, manager)).refusal).toMatchObject({
      statusCode: 404,
      code: 'undo.not_found',
    })
    await api.db.delete(userSubRoles).where(eq(userSubRoles.user_id, person.id))
    expect((await takeBack(token, leaver)).refusal).toMatchObject({
      statusCode: 403,
      code: 'candidates.forbidden',
    })
    expect((await show(id)).significate).toBe('hired')
  })
})
