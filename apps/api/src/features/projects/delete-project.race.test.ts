import { contracts } from '@portal/contract/contracts'
import { projects } from '@portal/contract/projects'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { findStatusId } from '../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('a project that is deleted while somebody is put on it is deleted or has the contract, and no request answers 500', async () => {
  const manager = await api.as(await buildManager(api.db))
  const job_status_id = await findStatusId(api.db, 'outstaff')
  for (let round = 0; round < 8; round += 1) {
    const project = await buildProject(api.db)
    const user = await buildUser(api.db)
    const contract = { user_id: user.id, project_id: project.id, job_status_id, start_date: '2025-03-01' }
    const [deleted, created] = await Promise.all([
      manager.call(projects.remove, { params: { id: project.id } }),
      manager.call(contracts.create, { body: { contract } }),
    ])
    expect([
      [204, 422],
      [409, 201],
    ]).toContainEqual([deleted.status, created.status])
  }
})
