import { customers } from '@portal/contract/customers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCustomer, buildProject } from '../../../test/factories/project.ts'
import { buildManager } from '../../../test/factories/user.ts'
import { trailOfObject } from '../../../test/trail/read-trail.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

describe('the trail of a customer', () => {
  it('a customer that a manager adds twice by one key leaves one row', async () => {
    const customer = {
      company_name: 'Harbor',
      full_legal_name: 'Iryna Koval',
      title: 'Director',
      email: 'office@harbor.test',
    }
    const add = () =>
      manager.call(customers.create, { body: { customer }, headers: { 'idempotency-key': 'harbor' } })
    const { data } = await add()
    expect((await add()).data.id).toBe(data.id)
    expect(await trailOfObject(api.db, 'customer', data.id)).toMatchObject([
      { act: 'customers.create', object: 'Harbor' },
    ])
  })

  it('the projects of a deleted customer are told to have lost it', async () => {
    const { id } = await buildCustomer(api.db, { company_name: 'Lighthouse' })
    const project = await buildProject(api.db, { customer_id: id, name: 'Lamps' })
    const other = await buildProject(api.db)
    await manager.call(customers.remove, { params: { id } })
    expect(await trailOfObject(api.db, 'customer', id)).toMatchObject([
      { act: 'customers.delete', object: 'Lighthouse' },
    ])
    expect(await trailOfObject(api.db, 'project', project.id)).toMatchObject([
      {
        act: 'projects.update',
        object: 'Lamps',
        changes: [{ field: 'customer_id', before: 'Lighthouse', after: null, hidden: false }],
      },
    ])
    expect(await trailOfObject(api.db, 'project', other.id)).toEqual([])
  })
})
