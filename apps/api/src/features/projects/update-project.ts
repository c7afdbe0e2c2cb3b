import type { Project, ProjectChanges } from '@portal/contract/projects'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { checkProposal } from './check-project.ts'
import { replaceTechnologies, updateProjectRow } from './project-changes.store.ts'
import { projectPolicy } from './projects.policy.ts'
import { findProjectRow, lockProjectRow } from './projects.store.ts'
import { presentProject } from './show-project.ts'

/**
 * Changes the fields given. An unchanged manager or customer is not checked again, because the manager may have left
 * since. 409 for renaming Bench, 422 by field otherwise.
 */
export async function updateProject(
  { db }: Deps,
  actor: Actor,
  id: number,
  changes: ProjectChanges,
): Promise<Project> {
  return db.transaction(async (tx) => {
    const row = found(await lockProjectRow(tx, id, 'no key update'), 'projects.not_found')
    authorize(projectPolicy, actor, row, 'update')
    if (whenChanged(changes.name, row.name) !== undefined) authorize(projectPolicy, actor, row, 'rename')
    const technologyIds = changes.technologies && [...new Set(changes.technologies)]
    await checkProposal(tx, {
      isBench: row.isBench,
      managerId: whenChanged(changes.manager_id, row.managerId),
      customerId: whenChanged(changes.customer_id, row.customerId),
      technologyIds,
      app: changes.app,
    })
    await updateProjectRow(tx, row, {
      name: changes.name ?? row.name,
      managerId: kept(changes.manager_id, row.managerId),
      customerId: kept(changes.customer_id, row.customerId),
      app: changes.app === undefined ? row.app : [...new Set(changes.app)],
      fromScratch: changes.from_scratch ?? row.fromScratch,
      paymentIntegration: changes.payment_integration ?? row.paymentIntegration,
      description: kept(changes.description, row.description),
      industry: kept(changes.industry, row.industry),
      designs: kept(changes.designs, row.designs),
      milestones: kept(changes.milestones, row.milestones),
      specs: kept(changes.specs, row.specs),
      url: kept(changes.url, row.url),
    })
    if (technologyIds !== undefined) await replaceTechnologies(tx, row.id, technologyIds)
    return presentProject(tx, actor, await findProjectRow(tx, row.id))
  })
}

const whenChanged = <Value>(next: Value | undefined, current: Value) => (next === current ? undefined : next)

/** Undefined keeps the value; an emptied text is null. */
const kept = <Value>(next: Value | null | undefined, current: Value | null) =>
  next === undefined ? current : next
