import type { TestApp } from './app.ts'
import { buildCustomer } from './factories/project.ts'
import { buildTechnology } from './factories/reference.ts'
import { nextNumber } from './factories/sequence.ts'
import { buildManager } from './factories/user.ts'

/** Makes a manager with what a project needs, and functions that add projects. */
export async function managerWithProjects(api: TestApp) {
  const { id: manager_id } = await buildManager(api.db)
  const manager = await api.as({ id: manager_id })
  const { id: customer_id } = await buildCustomer(api.db, { company_name: 'Acme', title: 'CTO' })
  const { id: technology_id } = await buildTechnology(api.db)
  const create = async (overrides: Record<string, unknown> = {}, client = manager) => {
    const project = {
      name: `New project ${nextNumber()}`,
      manager_id,
      customer_id,
      technologies: [technology_id],
      app: ['web'],
      ...overrides,
    }
    const response = await client.inject({ method: 'POST', url: '/api/v1/projects', payload: { project } })
    return { status: response.statusCode, body: response.json() }
  }
  return { manager, manager_id, customer_id, technology_id, create }
}
