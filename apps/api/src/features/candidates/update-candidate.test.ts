import { candidates } from '@portal/contract/candidates/candidate-routes'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildManager, buildRecruiter } from '../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'
import { significateChanges, candidates as table } from '../../db/schema/candidates.ts'

let api: TestApp
let recruiter: Client
let recruiterId: number
beforeAll(async () => {
  api = await createTestApp()
  const user = await buildRecruiter(api.db)
  recruiterId = user.id
  recruiter = await api.as(user)
})
afterAll(() => api.close())

const put = async (id: number, payload: Record<string, unknown>, client = recruiter) => {
  const response = await client.inject({ method: 'PUT', url: `/api/v1/candidates/${id}`, payload })
  return { status: response.statusCode, body: response.json() }
}
const show = (id: number) => recruiter.call(candidates.show, { params: { id } })
const keysOf = async (id: number) => {
  const [row] = await api.db.select().from(table).where(eq(table.id, id))
  return [row?.email_key, row?.phone_keys, row?.linkedin_key]
}
const historyOf = async (id: number) => {
  const rows = await api.db
    .select()
    .from(significateChanges)
    .where(eq(significateChanges.candidate_id, id))
    .orderBy(asc(significateChanges.id))
  return rows.map((row) => [
    row.from_significate,
    row.to_significate,
    row.changed_by_id,
    row.changed_at.toISOString(),
  ])
}
const now = new Date(defaultNow).toISOString()

describe('a candidate changed by a recruiter', () => {
  it('a change of a candidate keeps the fields that were not sent, whether flat or under candidate', async () => {
    const { id } = await buildCandidate(api.db, { recruiter_note: 'Friendly', position: 'Developer' })
    const flat = await put(id, { tech_lead_note: ' Solid ' })
    expect([flat.status, flat.body.version]).toEqual([200, 2])
    const wrapped = await put(id, { candidate: { position: null } })
    expect(wrapped.body).toMatchObject({
      version: 3,
      recruiter_note: 'Friendly',
      tech_lead_note: 'Solid',
      position: null,
    })
    expect((await put(id, { id, unknown: 1 })).body).toEqual(wrapped.body)
  })

  it('the keys of a candidate change only when the contacts change', async () => {
    const { id } = await buildCandidate(api.db, { email: 'a@mail.test', phone: '0501234567' })
    await put(id, { position: 'QA' })
    expect(await keysOf(id)).toEqual(['a@mail.test', ['+380501234567'], null])
    await put(id, { email: 'B@mail.test', linkedin: 'linkedin.com/in/B' })
    expect(await keysOf(id)).toEqual(['b@mail.test', ['+380501234567'], 'in/b'])
    await put(id, { phone: '' })
    expect(await keysOf(id)).toEqual(['b@mail.test', [], 'in/b'])
  })

  it('another set of technologies of a candidate replaces the earlier one and raises the version', async () => {
    const { id } = await buildCandidate(api.db)
    const [first, second] = [await buildTechnology(api.db), await buildTechnology(api.db)]
    expect((await put(id, { technologies: [first.id] })).body).toMatchObject({
      version: 2,
      technology_ids: [first.id],
    })
    expect((await put(id, { technologies: [String(second.id)] })).body).toMatchObject({
      version: 3,
      technologies: [second.name],
      technology_ids: [second.id],
    })
    const unknown = await put(id, { technologies: [first.id, 999_999] })
    expect([unknown.status, unknown.body.errors]).toEqual([422, { technologies: ['Unknown technology'] }])
    expect((await put(id, { technologies: [] })).body).toMatchObject({ version: 4, technologies: [] })
  })

  it('another significate of a candidate adds a history entry, and the same one adds none', async () => {
    const { id } = await buildCandidate(api.db, { significate: 'interviewing' })
    expect((await put(id, { significate: 'interviewing' })).status).toBe(200)
    expect(await historyOf(id)).toEqual([])
    expect((await put(id, { significate: 'preoffer', position: 'QA' })).body.significate).toBe('preoffer')
    const manager = await buildManager(api.db)
    await put(id, { significate: 'rejected' }, await api.as(manager))
    expect(await historyOf(id)).toEqual([
      ['interviewing', 'preoffer', recruiterId, now],
      ['preoffer', 'rejected', manager.id, now],
    ])
  })

  it('a recruiter moves a candidate to another vacancy, but not to an unknown one', async () => {
    const { id } = await buildCandidate(api.db)
    const vacancy = await buildVacancy(api.db)
    const moved = await put(id, { vacancy_id: vacancy.id })
    expect(moved.body).toMatchObject({ vacancy_id: vacancy.id, vacancy_title: vacancy.title })
    const nowhere = await put(id, { vacancy_id: 999_999, position: 'QA' })
    expect([nowhere.status, nowhere.body.errors]).toEqual([422, { vacancy_id: ['There is no such vacancy'] }])
    expect((await show(id)).data).toEqual(moved.body)
  })

  it.each([
    [{ ping_again: true }, [true, null, false]],
    [{ ping_again_on: '2025-03-12' }, [true, '2025-03-12', true]],
    [{ ping_again_on: '2025-03-13' }, [true, '2025-03-13', false]],
    [{ ping_again: false, ping_again_on: '2025-03-12' }, [false, null, false]],
  ])(
    'a candidate changed with %j has this ping, its day and whether it is due: %j',
    async (change, expected) => {
      const { id } = await buildCandidate(api.db)
      const { body } = await put(id, change)
      expect([body.ping_again, body.ping_again_on, body.ping_again_due]).toEqual(expected)
    },
  )

  it('a candidate loses the day of the ping when the ping is turned off', async () => {
    const { id } = await buildCandidate(api.db, { ping_again: true, ping_again_on: '2025-03-01' })
    expect((await show(id)).data.ping_again_due).toBe(true)
    expect((await put(id, { position: 'QA' })).body.ping_again_on).toBe('2025-03-01')
    expect((await put(id, { ping_again: false })).body).toMatchObject({
      ping_again: false,
      ping_again_on: null,
      ping_again_due: false,
    })
  })

  it.each(['english', 'significate', 'full_name', 'vacancy_id', 'ping_again', 'technologies'])(
    'a candidate cannot lose %s',
    async (field) => {
      const { id } = await buildCandidate(api.db)
      const { status, body } = await put(id, { [field]: null })
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    },
  )
})
