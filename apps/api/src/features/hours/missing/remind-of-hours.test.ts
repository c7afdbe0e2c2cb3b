import { records } from '@portal/contract/hours/hours'
import { missingHours } from '@portal/contract/hours/missing-hours'
import { notifications } from '@portal/contract/notifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { someoneWhoLogs } from '../../../../test/someone-who-logs.ts'

// The clock shows Wednesday, 12 March 2025. The last week is Monday 3 to Sunday 9 March.
let api: TestApp
let manager: Client
let otherManager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  otherManager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

async function someone(last_name = 'Alpha') {
  const { id, full_name } = await buildUser(api.db, { first_name: 'Ada', last_name })
  await buildContract(api.db, { user_id: id })
  return { id, full_name }
}

const remind = (userIds?: number[], client = manager) =>
  client.call(missingHours.remind, { body: userIds === undefined ? {} : { user_ids: userIds } })
const remindedOn = async (user_id: number) =>
  (await manager.call(missingHours.show)).data.users.find(({ id }) => id === user_id)?.reminded_on

describe('reminding of missing hours', () => {
  it('a manager reminds chosen people once a day, whoever repeats it', async () => {
    const [bravo, alpha] = [await someone('Bravo'), await someone('alpha')]
    const nobody = { reminded: [], already_reminded: [], not_missing: [] }
    expect((await remind([bravo.id])).data).toEqual({ ...nobody, reminded: [bravo] })
    expect((await remind([bravo.id], otherManager)).data).toEqual({ ...nobody, already_reminded: [bravo] })
    const both = await remind([bravo.id, alpha.id, alpha.id])
    expect(both.data).toEqual({ ...nobody, reminded: [alpha], already_reminded: [bravo] })
    expect(await remindedOn(bravo.id)).toBe('2025-03-12')
  })

  it('a person who is reminded reads by whom and of which week, and only once', async () => {
    const lead = await buildManager(api.db, { first_name: 'Olena', last_name: 'Bondar' })
    const someoneElse = await someoneWhoLogs(api)
    const { user_id } = someoneElse.contract
    await remind([user_id], await api.as(lead))
    await remind([user_id])
    const { data, headers } = await someoneElse.client.call(notifications.list)
    expect(data).toEqual([
      expect.objectContaining({
        user_id,
        read: false,
        message: 'reminded you to log your hours of 03.03.2025 – 09.03.2025',
        message_owner: { id: lead.id, full_name: 'Olena Bondar', avatar: null },
        request_type: null,
        request_start_date: '2025-03-03',
        request_end_date: '2025-03-09',
        project_id: null,
        created_at: '2025-03-12T10:00:00.000Z',
      }),
    ])
    expect(headers['x-unread-count']).toBe('1')
  })

  it('a manager who chooses nobody reminds everybody on the list, also without a body', async () => {
    const [first, second] = [await someone('Alpha'), await someone('Bravo')]
    const { reminded } = (await remind()).data
    expect(reminded).toEqual(expect.arrayContaining([first, second]))
    const again = await manager.inject({ method: 'POST', url: '/api/v1/dashboard/missing_hours/reminders' })
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({
      reminded: [],
      already_reminded: expect.arrayContaining([first, second]),
      not_missing: [],
    })
  })

  it('a manager does not remind people who have logged hours meanwhile, or of whom none are expected', async () => {
    const someoneElse = await someoneWhoLogs(api)
    const { user_id } = someoneElse.contract
    await someoneElse.create({ date: '2025-03-07' })
    const lead = await buildManager(api.db)
    const { data } = await remind([user_id, lead.id])
    expect(data.reminded).toEqual([])
    expect(data.not_missing.map(({ id }) => id).toSorted()).toEqual([user_id, lead.id].toSorted())
  })

  it('a manager may repeat a reminder on the next day, and reminders begin anew with the next week', async () => {
    const person = await someone()
    await remind([person.id])
    try {
      api.setNow('2025-03-13T08:00:00Z')
      expect((await remind([person.id])).data.reminded).toEqual([person])
      expect(await remindedOn(person.id)).toBe('2025-03-13')
      api.setNow('2025-03-17T08:00:00Z')
      expect(await remindedOn(person.id)).toBeNull()
      expect((await remind([person.id])).data.reminded).toEqual([person])
    } finally {
      api.setNow(defaultNow)
    }
  })

  it('a reminder of an unknown id or an empty list is refused, and nobody is reminded', async () => {
    const person = await someone()
    const unknown = await remind([person.id, 987_654])
    expect(unknown.status).toBe(422)
    expect(unknown.refusal).toMatchObject({
      code: 'forecast.unknown_person',
      errors: { user_ids: ['Unknown id'] },
    })
    expect((await remind([])).refusal.errors).toEqual({ user_ids: ['This field is required'] })
    expect(await remindedOn(person.id)).toBeNull()
    expect((await (await api.as(person)).call(notifications.list)).data).toEqual([])
  })

  it('a person without hours is still listed on the day after, and no longer once hours are logged', async () => {
    const { client, contract, input } = await someoneWhoLogs(api)
    await remind([contract.user_id])
    expect(await remindedOn(contract.user_id)).toBe('2025-03-12')
    await client.call(records.create, { body: { record: input({ date: '2025-03-05' }) } })
    expect(await remindedOn(contract.user_id)).toBeUndefined()
  })
})
