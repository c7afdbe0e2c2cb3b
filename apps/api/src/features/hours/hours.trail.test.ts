import { recordCopies } from '@portal/contract/hours/copy-records'
import { adminRecords } from '@portal/contract/hours/hours'
import { missingHours } from '@portal/contract/hours/missing-hours'
import { undo } from '@portal/contract/undo'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { monday, someoneWhoLogs, tomorrow, wednesday } from '../../../test/someone-who-logs.ts'
import { countTrail, trailOfObject } from '../../../test/trail/read-trail.ts'

let api: TestApp
let manager: Client
let managerId: number
let someone: Awaited<ReturnType<typeof someoneWhoLogs>>
beforeAll(async () => {
  api = await createTestApp()
  const user = await buildManager(api.db)
  managerId = user.id
  manager = await api.as(user)
})
beforeEach(async () => {
  someone = await someoneWhoLogs(api)
})
afterAll(() => api.close())

const told = async (id: number) => (await trailOfObject(api.db, 'record', id)).map(({ act }) => act)
const takeBack = (by: Client, { headers }: { headers: Record<string, unknown> }) =>
  by.call(undo.create, { body: { token: String(headers['x-undo']) } })

describe('the trail of hours', () => {
  it("a manager's change of somebody's hours is told with who, whose hours, and both values", async () => {
    const { data } = await someone.create({ hours: 8 })
    await manager.call(adminRecords.update, {
      params: { id: data.id },
      body: { record: { hours: 6.5, description: 'Login form' } },
      from: '192.0.2.7',
    })
    expect(await trailOfObject(api.db, 'record', data.id)).toMatchObject([
      { act: 'records.create', actor_id: data.user_id, person_id: data.user_id },
      {
        act: 'records.update',
        actor_id: managerId,
        person_id: data.user_id,
        object: `12.03.2025 · ${data.project}`,
        changes: [{ field: 'hours', before: 8, after: 6.5, hidden: false }],
        address: '192.0.2.7',
      },
    ])
  })

  it('refused hours, refused changes and changes of nothing leave no row', async () => {
    const { data } = await someone.create({ hours: 8 })
    const before = await countTrail(api.db)
    expect((await someone.create({ date: tomorrow })).status).toBe(422)
    expect((await someone.update(data.id, { hours: 25 })).status).toBe(422)
    expect((await someone.update(data.id, { hours: 8 })).status).toBe(200)
    expect((await someone.update(data.id, {})).status).toBe(200)
    expect(await countTrail(api.db)).toBe(before)
  })

  it('hours that an Idempotency-Key has logged once are told once', async () => {
    const key = { 'idempotency-key': 'a key for hours' }
    const { data } = await someone.create({}, key)
    expect((await someone.create({}, key)).data.id).toBe(data.id)
    expect(await told(data.id)).toEqual(['records.create'])
  })

  it('an undo is an act of its own: of hours that come, change and go', async () => {
    const created = await someone.create({ hours: 3 })
    const { id } = created.data
    await takeBack(someone.client, await someone.update(id, { hours: 5 }))
    await takeBack(someone.client, await someone.remove(id))
    expect(await trailOfObject(api.db, 'record', id)).toMatchObject([
      { act: 'records.create' },
      { act: 'records.update' },
      { act: 'records.undo', changes: [{ field: 'hours', before: 5, after: 3 }] },
      { act: 'records.delete' },
      {
        act: 'records.undo',
        changes: expect.arrayContaining([{ field: 'hours', before: null, after: 3, hidden: false }]),
      },
    ])
    const other = await someone.create({ hours: 1 })
    expect((await takeBack(someone.client, other)).status).toBe(200)
    expect((await takeBack(someone.client, other)).status).toBe(409)
    expect(await told(other.data.id)).toEqual(['records.create', 'records.undo'])
  })

  it('a copy leaves a row for each record, its preview none, and its undo one for each', async () => {
    await someone.create({ date: monday, hours: 2 })
    await someone.create({ date: monday, hours: 3 })
    const body = { from: monday, to: wednesday }
    const before = await countTrail(api.db)
    await someone.client.call(recordCopies.create, { body: { ...body, preview: true } })
    expect(await countTrail(api.db)).toBe(before)
    const copied = await someone.client.call(recordCopies.create, { body })
    expect(await countTrail(api.db)).toBe(before + 2)
    await takeBack(someone.client, copied)
    const acts = await Promise.all(copied.data.created.map(({ id }) => told(id)))
    expect(acts).toEqual([
      ['records.create', 'records.undo'],
      ['records.create', 'records.undo'],
    ])
  })
})

it('a manager who reminds people of missing hours leaves a row for each who is reminded', async () => {
  const { user_id } = await buildContract(api.db)
  const { id: hasNoContract } = await buildUser(api.db)
  const remind = () => manager.call(missingHours.remind, { body: { user_ids: [user_id, hasNoContract] } })
  await remind()
  await remind()
  expect(await trailOfObject(api.db, 'user', hasNoContract)).toEqual([])
  expect(await trailOfObject(api.db, 'user', user_id)).toMatchObject([
    {
      act: 'missing_hours.remind',
      actor_id: managerId,
      person_id: user_id,
      changes: [
        { field: 'from', after: '2025-03-03' },
        { field: 'to', after: '2025-03-09' },
      ],
    },
  ])
})
