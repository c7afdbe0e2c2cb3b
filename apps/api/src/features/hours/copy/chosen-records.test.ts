import { recordCopies } from '@portal/contract/hours/copy-records'
import { records } from '@portal/contract/hours/hours'
import { undo } from '@portal/contract/undo'
import { addDays } from '@portal/domain/days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { buildManager } from '../../../../test/factories/user.ts'
import { monday, someoneWhoLogs, wednesday } from '../../../../test/someone-who-logs.ts'

let api: TestApp
let someone: Awaited<ReturnType<typeof someoneWhoLogs>>

beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(async () => {
  api.setNow(defaultNow)
  someone = await someoneWhoLogs(api)
})
afterAll(() => api.close())

const tuesday = '2025-03-11'
const lastMonday = '2025-03-03'

type Chosen = { id: number; description?: string }
const copyDay = (chosen: Chosen[], more: { preview?: boolean; user_id?: number } = {}, by = someone.client) =>
  by.call(recordCopies.create, { body: { from: tuesday, to: wednesday, records: chosen, ...more } })
const createOn = async (date: string, hours: number, description: string) =>
  (await someone.create({ date, hours, description })).data
const ofDay = async (date: string) =>
  (await someone.client.call(records.list, { query: { date, sort: 'id' } })).data.paginate_records

describe('copying chosen hours', () => {
  it('a developer copies some records of a day, in their order, with other descriptions where they give them', async () => {
    const login = await createOn(tuesday, 3, 'Login form')
    await createOn(tuesday, 2, 'Review')
    const release = await createOn(tuesday, 1, 'Release')
    const { status, data } = await copyDay([{ id: release.id, description: '' }, { id: login.id }])
    expect(status).toBe(201)
    expect(data.left_out).toEqual([])
    expect(data.created).toMatchObject([
      { date: wednesday, hours: 3, description: 'Login form' },
      { date: wednesday, hours: 1, description: '' },
    ])
    expect(await ofDay(tuesday)).toMatchObject([
      { description: 'Login form' },
      { description: 'Review' },
      { description: 'Release' },
    ])
  })

  it('chosen records of a week are previewed, copied, and taken back by one undo', async () => {
    api.setNow('2025-03-14T10:00:00Z')
    const first = await createOn(addDays(lastMonday, 1), 4, 'Tuesday')
    await createOn(addDays(lastMonday, 2), 4, 'Wednesday')
    const third = await createOn(addDays(lastMonday, 3), 4, 'Thursday')
    const body = {
      from: lastMonday,
      to: monday,
      span: 'week' as const,
      records: [{ id: first.id }, { id: third.id, description: 'Typed in the copy' }],
    }
    const preview = await someone.client.call(recordCopies.create, { body: { ...body, preview: true } })
    expect(preview.data.created).toHaveLength(2)
    expect(await ofDay(tuesday)).toEqual([])

    const copied = await someone.client.call(recordCopies.create, { body })
    expect(copied.data.created).toMatchObject([
      { date: tuesday, description: 'Tuesday' },
      { date: '2025-03-13', description: 'Typed in the copy' },
    ])
    expect(await ofDay(wednesday)).toEqual([])
    const token = String(copied.headers['x-undo'])
    expect((await someone.client.call(undo.create, { body: { token } })).status).toBe(200)
    for (const date of [tuesday, '2025-03-13']) expect(await ofDay(date)).toEqual([])
  })

  it('a record that is not chosen takes no room of the day', async () => {
    await someone.create({ date: wednesday, hours: 20 })
    await createOn(tuesday, 3, 'Too long beside the next')
    const short = await createOn(tuesday, 4, 'Just fits')
    const { data } = await copyDay([{ id: short.id }])
    expect(data).toMatchObject({ created: [{ hours: 4 }], left_out: [] })
  })

  it("a record of another day, another person's and an unknown one are refused, and nothing is copied", async () => {
    const own = await createOn(tuesday, 3, 'Login form')
    const ofMonday = await createOn(monday, 3, 'Of Monday')
    const other = await someoneWhoLogs(api)
    const foreign = (await other.create({ date: tuesday, hours: 2 })).data
    for (const id of [ofMonday.id, foreign.id, 999_999]) {
      const { status, refusal } = await copyDay([{ id: own.id }, { id }])
      expect([status, refusal.code, refusal.errors]).toEqual([
        422,
        'records.copy_unknown',
        { records: ['There is no such record among the hours that are copied'] },
      ])
    }
    expect(await ofDay(wednesday)).toEqual([])
  })

  it('no records and a description that is too long are refused', async () => {
    const own = await createOn(tuesday, 3, 'Login form')
    expect((await copyDay([])).status).toBe(422)
    expect((await copyDay([{ id: own.id, description: 'x'.repeat(2001) }])).status).toBe(422)
  })

  it("a manager copies chosen hours of another person, with a manager's description", async () => {
    const own = await createOn(tuesday, 3, 'Login form')
    const manager = await api.as(await buildManager(api.db))
    const chosen = [{ id: own.id, description: 'Typed by a manager' }]
    const { status } = await copyDay(chosen, { user_id: someone.contract.user_id }, manager)
    expect(status).toBe(201)
    expect(await ofDay(wednesday)).toMatchObject([{ hours: 3, description: 'Typed by a manager' }])
  })
})
