import { adminRecords, records } from '@portal/contract/hours/hours'
import { undo } from '@portal/contract/undo'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { buildManager } from '../../../../test/factories/user.ts'
import { lastSunday, someoneWhoLogs, wednesday } from '../../../../test/someone-who-logs.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { records as recordsTable } from '../../../db/schema/records.ts'

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

const tokenIn = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-undo'])
const takeBack = (token: string, by: Client = someone.client) => by.call(undo.create, { body: { token } })
const stored = (id: number) => api.db.select().from(recordsTable).where(eq(recordsTable.id, id))

describe('taking a change of hours back', () => {
  it('the creation of a record is taken back: the record is gone', async () => {
    const created = await someone.create()
    const answer = await takeBack(tokenIn(created))
    expect(answer).toMatchObject({ status: 200, data: {} })
    expect(await stored(created.data.id)).toEqual([])
  })

  it('a deleted record comes back with its id, its times and all it had, under a new version', async () => {
    const { data } = await someone.create({ description: 'Опис "x"', hours: 2.3333 })
    const [before] = await stored(data.id)
    const removed = await someone.remove(data.id)
    expect(removed.status).toBe(204)
    await takeBack(tokenIn(removed))
    expect(await stored(data.id)).toEqual([{ ...before, version: data.version + 1 }])
  })

  it('a change is taken back: the record has its former values and a newer version', async () => {
    const { data } = await someone.create({ hours: 3 })
    const changed = await someone.update(data.id, { hours: 5, description: 'Other' })
    await takeBack(tokenIn(changed))
    expect((await someone.client.call(records.list)).data.paginate_records).toEqual([
      { ...data, version: changed.data.version + 1 },
    ])
  })

  it('a change that writes nothing has nothing to take back', async () => {
    const { data } = await someone.create()
    expect((await someone.update(data.id, {})).headers).not.toHaveProperty('x-undo')
  })

  it('the deletion of a record by a manager is taken back by the manager, in a closed week too', async () => {
    const manager = await api.as(await buildManager(api.db))
    const { id } = await buildRecord(api.db, { user_id: someone.contract.user_id, date: lastSunday })
    const removed = await manager.call(adminRecords.remove, { params: { id } })
    expect((await takeBack(tokenIn(removed), manager)).status).toBe(200)
    expect(await stored(id)).toHaveLength(1)
  })

  it('forgotten hours of an earlier week, which the person cannot delete, are taken back by the person', async () => {
    const created = await someone.create({ date: lastSunday })
    expect((await someone.remove(created.data.id)).status).toBe(409)
    expect((await takeBack(tokenIn(created))).status).toBe(200)
    expect(await stored(created.data.id)).toEqual([])
  })

  it('a token is taken once, for 60 seconds', async () => {
    const [first, second] = [await someone.create({ hours: 1 }), await someone.create({ hours: 1 })]
    await takeBack(tokenIn(first))
    const again = await takeBack(tokenIn(first))
    expect(again.status).toBe(409)
    expect(again.refusal).toMatchObject({ code: 'undo.too_late', message: 'It is too late to undo this' })
    api.setNow('2025-03-12T10:01:00.000Z')
    const third = await someone.create({ hours: 1 })
    api.setNow('2025-03-12T10:02:00.001Z')
    expect((await takeBack(tokenIn(third))).refusal.code).toBe('undo.too_late')
    expect((await takeBack(tokenIn(second))).refusal.code).toBe('undo.too_late')
    expect(await stored(second.data.id)).toHaveLength(1)
  })

  it("another person's token and an unknown one are not found, also by a manager", async () => {
    const created = await someone.create()
    const manager = await api.as(await buildManager(api.db))
    expect((await takeBack(tokenIn(created), manager)).refusal).toMatchObject({
      statusCode: 404,
      code: 'undo.not_found',
    })
    expect((await takeBack('nothing')).status).toBe(404)
    expect((await api.visitor.call(undo.create, { body: { token: tokenIn(created) } })).status).toBe(401)
    expect(await stored(created.data.id)).toHaveLength(1)
  })

  it('a repeated creation answers the token of the first one', async () => {
    const headers = { 'idempotency-key': 'undo-1' }
    const [first, second] = [await someone.create({}, headers), await someone.create({}, headers)]
    expect(tokenIn(second)).toBe(tokenIn(first))
    await takeBack(tokenIn(second))
    expect(await stored(first.data.id)).toEqual([])
  })

  it('a change that somebody has followed with another one is not taken back', async () => {
    const created = await someone.create({ hours: 3 })
    const changed = await someone.update(created.data.id, { hours: 4 })
    await someone.update(created.data.id, { hours: 5 })
    expect((await takeBack(tokenIn(changed))).refusal.code).toBe('undo.too_late')
    expect((await takeBack(tokenIn(created))).refusal.code).toBe('undo.too_late')
    expect(await stored(created.data.id)).toMatchObject([{ hours: 5 }])
  })

  it('a deleted record does not come back to a day that has no room for it any more', async () => {
    const { data } = await someone.create({ hours: 20 })
    const removed = await someone.remove(data.id)
    await someone.create({ hours: 10 })
    expect((await takeBack(tokenIn(removed))).refusal.code).toBe('undo.too_late')
    expect((await someone.client.call(records.list, { query: { date: wednesday } })).data.hours_sum).toBe(10)
  })

  it('a deleted record does not come back where its category was deleted meanwhile', async () => {
    const { data } = await someone.create()
    const removed = await someone.remove(data.id)
    await api.db.execute(`delete from categories where id = ${someone.category.id}`)
    expect((await takeBack(tokenIn(removed))).refusal.code).toBe('undo.too_late')
  })

  it('a deleted record does not come back outside of every contract, where its contract ends before it meanwhile', async () => {
    const { data } = await someone.create()
    const removed = await someone.remove(data.id)
    await api.db.update(contracts).set({ end_date: lastSunday }).where(eq(contracts.id, someone.contract.id))
    expect((await takeBack(tokenIn(removed))).refusal.code).toBe('undo.too_late')
    expect(await stored(data.id)).toEqual([])
  })
})
