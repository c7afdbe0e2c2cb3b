import { customers } from '@portal/contract/customers'
import { projects } from '@portal/contract/projects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCustomer, buildProject } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { buildManager } from '../../../test/factories/user.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const rounds = Array.from({ length: 8 })
const remove = (id: number) => manager.call(customers.remove, { params: { id } })

it.each([
  ['a project', false],
  ['a project with hours on it', true],
])(
  'a customer that is deleted while it gets %s is gone from the project or was never set',
  async (_, withHours) => {
    for (const _round of rounds) {
      const customer = await buildCustomer(api.db)
      const project = await buildProject(api.db)
      if (withHours) await buildRecord(api.db, { project_id: project.id })
      const [deleted, moved] = await Promise.all([
        remove(customer.id),
        manager.call(projects.update, {
          params: { id: project.id },
          body: { project: { customer_id: customer.id } },
        }),
      ])
      const { data } = await manager.call(projects.show, { params: { id: project.id } })
      const gotIt = withHours ? [409, 200, customer.id] : [204, 200, null]
      expect([gotIt, [204, 422, project.customer_id]]).toContainEqual([
        deleted.status,
        moved.status,
        data.customer_id,
      ])
    }
  },
)
