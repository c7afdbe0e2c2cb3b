import { candidates } from '@portal/contract/candidates/candidate-routes'
import { undo } from '@portal/contract/undo'
import { vacancies } from '@portal/contract/vacancies'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildManager, buildRecruiter } from '../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'
import { candidates as table } from '../../db/schema/candidates.ts'

/** The embedded database runs one transaction at a time; only a real PostgreSQL makes these races. */
let api: TestApp
let recruiter: Client
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const rounds = Array.from({ length: 8 })

type Change = NonNullable<CallInput<typeof candidates.update>['body']>['candidate']

const save = (client: Client, id: number, candidate: Change, version?: number) =>
  client.call(candidates.update, {
    params: { id },
    body: { candidate },
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  })
const add = (client: Client, candidate: { vacancy_id: number }, key?: string) =>
  client.call(candidates.create, {
    body: { candidate: { full_name: 'Raced', ...candidate } },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  })
const show = (id: number) => recruiter.call(candidates.show, { params: { id } })
const historyOf = async (id: number) =>
  (await recruiter.call(candidates.history, { params: { id } })).data.changes.toReversed()

describe('two recruiters at once', () => {
  it('two recruiters who save different notes of one candidate at once both keep their text', async () => {
    for (const _round of rounds) {
      const { id } = await buildCandidate(api.db)
      const answers = await Promise.all([
        save(recruiter, id, { recruiter_note: 'Friendly' }),
        save(manager, id, { tech_lead_note: 'Solid' }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await show(id)).data).toMatchObject({
        version: 3,
        recruiter_note: 'Friendly',
        tech_lead_note: 'Solid',
      })
    }
  })

  it('of two recruiters who save the same note of one version at once one succeeds, and the other is shown the saved note', async () => {
    for (const _round of rounds) {
      const { id } = await buildCandidate(api.db)
      const answers = await Promise.all([
        save(recruiter, id, { final_decision: 'Yes' }, 1),
        save(manager, id, { final_decision: 'No' }, 1),
      ])
      const kept = answers.find(({ status }) => status === 200)?.data
      const refused = answers.find(({ status }) => status === 409)?.refusal
      expect(refused).toMatchObject({
        code: 'candidates.changed_meanwhile',
        current: { id, version: 2, final_decision: kept?.final_decision },
      })
      expect((await show(id)).data.final_decision).toBe(kept?.final_decision)
    }
  })

  it('two recruiters who move one candidate at once leave a history in which each change begins where the one before ended', async () => {
    for (const _round of rounds) {
      const { id } = await buildCandidate(api.db, { significate: 'interviewing' })
      const answers = await Promise.all([
        save(recruiter, id, { significate: 'test_task' }),
        save(manager, id, { significate: 'rejected' }),
        save(manager, id, { significate: 'test_task' }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const changes = await historyOf(id)
      const before = ['interviewing', ...changes.map(({ to }) => to)]
      expect(changes.map(({ from }) => from)).toEqual(before.slice(0, -1))
      expect((await show(id)).data.significate).toBe(before.at(-1))
    }
  })
})

describe('a move that is taken back', () => {
  it('of an undo and another move at the same moment one succeeds, and the history follows the candidate', async () => {
    for (const _round of rounds) {
      const { id } = await buildCandidate(api.db, { significate: 'interviewing' })
      const { headers, data } = await save(recruiter, id, { significate: 'test_task' })
      const body = { token: String(headers['x-undo']) }
      const [taken, moved] = await Promise.all([
        recruiter.call(undo.create, { body }),
        save(manager, id, { significate: 'hired' }, data.version),
      ])
      expect([taken.status, moved.status].toSorted()).toEqual([200, 409])
      const changes = await historyOf(id)
      expect(changes.map(({ from }) => from)).toEqual(['interviewing', 'test_task'])
      expect((await show(id)).data.significate).toBe(taken.status === 200 ? 'interviewing' : 'hired')
    }
  })

  it('a move that is taken back four times at the same moment is taken back once', async () => {
    const { id } = await buildCandidate(api.db, { significate: 'interviewing' })
    const { headers } = await save(recruiter, id, { significate: 'test_task' })
    const body = { token: String(headers['x-undo']) }
    const answers = await Promise.all(Array.from({ length: 4 }, () => recruiter.call(undo.create, { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await historyOf(id)).toHaveLength(2)
  })
})

describe('a vacancy that is deleted', () => {
  const remove = (id: number) => manager.call(vacancies.remove, { params: { id } })

  it('a candidate who is added while the vacancy is deleted is deleted with it or refused', async () => {
    for (const _round of rounds) {
      const { id: vacancy_id } = await buildVacancy(api.db)
      const [added, deleted] = await Promise.all([add(recruiter, { vacancy_id }), remove(vacancy_id)])
      expect(deleted.status).toBe(204)
      if (added.status === 201) expect((await show(added.data.id)).status).toBe(404)
      else expect([added.status, Object.keys(added.refusal.errors)]).toEqual([422, ['vacancy_id']])
      expect(await api.db.$count(table, eq(table.vacancy_id, vacancy_id))).toBe(0)
    }
  })

  it('a vacancy that is deleted while candidates move to and from it takes those along who are in it', async () => {
    for (const _round of rounds) {
      const [gone, kept] = [await buildVacancy(api.db), await buildVacancy(api.db)]
      const leaver = await buildCandidate(api.db, { vacancy_id: gone.id })
      const comer = await buildCandidate(api.db, { vacancy_id: kept.id })
      const [deleted, left, came] = await Promise.all([
        remove(gone.id),
        save(recruiter, leaver.id, { vacancy_id: kept.id }),
        save(recruiter, comer.id, { vacancy_id: gone.id }),
      ])
      expect(deleted.status).toBe(204)
      expect([200, 404]).toContain(left.status)
      expect((await show(leaver.id)).status).toBe(left.status)
      expect([200, 422]).toContain(came.status)
      expect((await show(comer.id)).status).toBe(came.status === 200 ? 404 : 200)
    }
  })
})

it('a candidate who is added twice at once with one Idempotency-Key is added once, with one entry of history', async () => {
  for (const _round of rounds) {
    const { id: vacancy_id } = await buildVacancy(api.db)
    const key = `candidate-${vacancy_id}`
    const again = () => add(recruiter, { vacancy_id }, key)
    const [first, second] = await Promise.all([again(), again()])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.data).toEqual(first.data)
    expect(await api.db.$count(table, eq(table.vacancy_id, vacancy_id))).toBe(1)
    expect(await historyOf(first.data.id)).toHaveLength(1)
  }
})
