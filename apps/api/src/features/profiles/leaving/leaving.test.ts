import { leaving, namedBehindLastDay } from '@portal/contract/profiles/leaving'
import type { Day } from '@portal/domain/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildEmployment } from '../../../../test/factories/employee.ts'
import { buildInventory } from '../../../../test/factories/inventory.ts'
import { buildLeaveRequest } from '../../../../test/factories/leave-request.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'

const today = '2025-03-12'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

async function behind(id: number, last_day?: Day) {
  const { status, data } = await manager.call(leaving.behindLastDay, {
    params: { id },
    query: last_day === undefined ? {} : { last_day },
  })
  expect(status).toBe(200)
  return data
}

/** Makes a person with leave, hours, contracts and equipment around today. */
async function leaver() {
  const { id: user_id } = await buildUser(api.db)
  const open = await buildContract(api.db, { user_id })
  const ending = await buildContract(api.db, { user_id, end_date: '2025-03-14' })
  const ids = { user_id, project_id: open.project_id, job_status_id: open.job_status_id }
  await buildRecord(api.db, { ...ids, date: '2025-03-07', hours: 2 })
  await buildRecord(api.db, { ...ids, date: '2025-03-10', hours: 2.5 })
  await buildRecord(api.db, { ...ids, date: today, hours: 8 })
  const past = await buildLeaveRequest(api.db, { user_id, start_date: '2025-03-06' })
  const approved = { user_id, status: 'approved', request_type: 'day_off' } as const
  await buildLeaveRequest(api.db, { ...approved, start_date: '2025-03-05' })
  const later = await buildLeaveRequest(api.db, { ...approved, start_date: '2025-03-17' })
  await buildLeaveRequest(api.db, { user_id, status: 'rejected', start_date: '2025-03-18' })
  const item = await buildInventory(api.db, { profile_id: user_id, serial_number: 'SN-1' })
  return { user_id, open, ending, past, later, item }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('what comes after a last work day', () => {
  it('leave, hours and contracts after the last work day, and all equipment, are listed', async () => {
    const { user_id, open, ending, later, item } = await leaver()
    const found = await behind(user_id, '2025-03-07')
    expect(found).toMatchObject({
      last_day: '2025-03-07',
      leave: {
        count: 1,
        requests: [{ id: later.id, request_type: 'day_off', status: 'approved', start_date: '2025-03-17' }],
      },
      hours: { hours: 10.5, first_date: '2025-03-10', last_date: today },
      equipment: {
        count: 1,
        items: [{ id: item.id, device: 'notebook', name: 'ThinkPad', serial_number: 'SN-1' }],
      },
    })
    expect(idsOf(found.contracts.contracts)).toEqual([open.id, ending.id])
    const next = await behind(user_id, '2025-03-16')
    expect([next.leave.count, next.hours, idsOf(next.contracts.contracts)]).toEqual([1, null, [open.id]])
    expect((await behind(user_id, '2025-03-17')).leave).toEqual({ count: 0, requests: [] })
  })

  it('for a deactivation what is after today, and all pending leave, is listed', async () => {
    const { user_id, past, later } = await leaver()
    const found = await behind(user_id)
    expect([found.last_day, found.hours]).toEqual([today, null])
    expect(idsOf(found.leave.requests)).toEqual([past.id, later.id])
  })

  it.each([
    ['2025-03-07', '2025-03-07'],
    ['2025-04-30', today],
  ])(
    'for a deactivation after a last work day on %s what is after %s is listed',
    async (jobEndedOn, lastDay) => {
      const { user_id } = await leaver()
      await buildEmployment(api.db, user_id, { from: null, to: jobEndedOn })
      expect((await behind(user_id)).last_day).toBe(lastDay)
    },
  )

  it('of what comes after a last work day, ten of each kind are named and the others are counted', async () => {
    const { id: user_id } = await buildUser(api.db)
    for (let number = 0; number < namedBehindLastDay + 2; number++) {
      await buildInventory(api.db, { profile_id: user_id })
      await buildLeaveRequest(api.db, { user_id })
      await buildContract(api.db, { user_id })
    }
    const { leave, equipment, contracts } = await behind(user_id)
    expect([leave.count, equipment.count, contracts.count]).toEqual([12, 12, 12])
    expect([leave.requests.length, equipment.items.length, contracts.contracts.length]).toEqual([10, 10, 10])
  })

  it('nothing comes after the last work day of a new person, and an unknown person is 404', async () => {
    const { id } = await buildUser(api.db)
    expect(await behind(id, today)).toEqual({
      last_day: today,
      leave: { count: 0, requests: [] },
      hours: null,
      contracts: { count: 0, contracts: [] },
      equipment: { count: 0, items: [] },
    })
    expect((await manager.call(leaving.behindLastDay, { params: { id: 2_000_000_000 } })).status).toBe(404)
  })
})
