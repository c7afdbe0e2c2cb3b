import type { Customer } from '@portal/contract/customers'
import type { ProjectDetails } from '@portal/contract/projects'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { presentProject } from './projects.presenter.ts'
import { findProjectRow } from './projects.store.ts'

export type FindCustomer = (deps: Deps, actor: Actor, id: number) => Promise<Customer | undefined>

/** Shows a project; 404 when there is none with this id. */
export async function showProject(
  deps: Deps,
  actor: Actor,
  id: number,
  findCustomer: FindCustomer,
): Promise<ProjectDetails> {
  const project = await presentProject(deps.db, actor, await findProjectRow(deps.db, id))
  const customer =
    project.customer_id === null ? undefined : await findCustomer(deps, actor, project.customer_id)
  return { ...project, customer_details: customer ?? null }
}
