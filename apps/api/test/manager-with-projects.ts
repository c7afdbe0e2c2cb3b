import type { TestApp } from './app.ts'
import { buildCustomer } from './factories/project.ts'
import { buildTechnology } from './factories/reference.ts'
import { nextNumber } from './factories/sequence.ts'
import { buildManager } from './factories/user.ts'

/** Makes a manager with what a project needs, and functions that add projects. */
export async function managerWithProjects(api: TestApp) {
  const { id: managerId } = await buildManager(api.db)
  const manager = await api.as({ id: managerId })
  const { id: customerId } = await buildCustomer(api.db, { companyName: 'Acme', title: 'CTO' })
  const { id: technologyId } = await buildTechnology(api.db)
  const create = async (overrides: Record<string, unknown> = {}, client = manager) => {
    const project = {
      name: `New project ${nextNumber()}`,
      manager_id: managerId,
      customer_id: customerId,
      technologies: [technologyId],
      app: ['web'],
      ...overrides,
    }
    const response = await client.inject({ method: 'POST', url: '/api/v1/projects', payload: { project } })
    return { status: response.statusCode, body: response.json() }
  }
  return { manager, managerId, customerId, technologyId, create }
}
