import { contracts } from '@portal/contract/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildManager } from '../../../test/factories/user.ts'
import { trailOfObject } from '../../../test/trail/read-trail.ts'

let api: TestApp
let manager: Client
let managerId: number
beforeAll(async () => {
  api = await createTestApp()
  const user = await buildManager(api.db)
  managerId = user.id
  manager = await api.as(user)
})
afterAll(() => api.close())

describe('the trail of a contract', () => {
  it('a change by a manager is told with who, from where, whom it concerns and both values', async () => {
    const contract = await buildContract(api.db)
    const { headers } = await manager.call(contracts.update, {
      params: { id: contract.id },
      body: { contract: { end_date: '2025-04-30' } },
      from: '192.0.2.7',
    })
    expect(await trailOfObject(api.db, 'contract', contract.id)).toMatchObject([
      {
        actor_id: managerId,
        via: 'browser',
        via_name: null,
        act: 'contracts.update',
        person_id: contract.user_id,
        changes: [{ field: 'end_date', before: null, after: '2025-04-30', hidden: false }],
        address: '192.0.2.7',
        request_id: headers['x-request-id'],
      },
    ])
  })

  it('a refused change and one that changes nothing leave no row', async () => {
    const contract = await buildContract(api.db)
    const update = (dates: { start_date?: string; end_date?: string }) =>
      manager.call(contracts.update, { params: { id: contract.id }, body: { contract: dates } })
    expect((await update({ end_date: '2024-12-31' })).status).toBe(422)
    expect((await update({ start_date: '2025-01-01' })).status).toBe(200)
    expect(await trailOfObject(api.db, 'contract', contract.id)).toEqual([])
  })

  it('a deleted contract stays in the trail with its last values', async () => {
    const contract = await buildContract(api.db)
    await manager.call(contracts.remove, { params: { id: contract.id } })
    expect(await trailOfObject(api.db, 'contract', contract.id)).toMatchObject([
      {
        act: 'contracts.delete',
        changes: expect.arrayContaining([
          { field: 'start_date', before: '2025-01-01', after: null, hidden: false },
        ]),
      },
    ])
  })
})
