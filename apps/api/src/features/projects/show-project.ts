import type { Customer } from '@portal/contract/customers'
import type { Project, ProjectDetails } from '@portal/contract/projects'
import type { Actor } from '../../actor.ts'
import type { DbOrTx } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { presentProjects } from './projects.presenter.ts'
import { findProjectRow, type ProjectRow } from './projects.store.ts'

export type FindCustomer = (deps: Deps, actor: Actor, id: number) => Promise<Customer | undefined>

/** 404 when there is none. */
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

/** 404 when there is none. */
export async function presentProject(
  db: DbOrTx,
  actor: Actor,
  row: ProjectRow | undefined,
): Promise<Project> {
  const [project] = await presentProjects(db, actor, row === undefined ? [] : [row])
  return found(project, 'projects.not_found')
}
