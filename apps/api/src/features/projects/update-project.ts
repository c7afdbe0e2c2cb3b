import type { Project, ProjectChanges } from '@portal/contract/projects'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { checkProposal } from './check-project.ts'
import { updateProjectRow } from './project-changes.store.ts'
import { projectPolicy } from './projects.policy.ts'
import { presentProject } from './projects.presenter.ts'
import { findProjectRow, lockProjectRow } from './projects.store.ts'
import { projectTrail } from './projects.trail.ts'

/**
 * Changes the fields given. An unchanged manager or customer is not checked again, because the manager may have left
 * since. 409 for renaming Bench and when `If-Match` names another version, 422 by field otherwise.
 */
export async function updateProject(
  { db, clock }: Deps,
  actor: Actor,
  target: Target,
  changes: ProjectChanges,
): Promise<Project> {
  return db.transaction(async (tx) => {
    const row = found(await lockProjectRow(tx, target.id, 'no key update'), 'projects.not_found')
    authorize(projectPolicy, actor, row, 'update')
    const before = await presentProject(tx, actor, row)
    await refuseOutdated(row, target, 'projects.changed_meanwhile', () => before)
    if (whenChanged(changes.name, row.name) !== undefined) authorize(projectPolicy, actor, row, 'rename')
    const { technologies, ...values } = changes
    const technologyIds = technologies && [...new Set(technologies)]
    await checkProposal(tx, {
      is_bench: row.is_bench,
      manager_id: whenChanged(changes.manager_id, row.manager_id),
      customer_id: whenChanged(changes.customer_id, row.customer_id),
      technologyIds,
      app: changes.app,
    })
    const written = { ...values, name_folded: changes.name, app: changes.app && [...new Set(changes.app)] }
    await updateProjectRow(tx, row, written, technologyIds)
    const after = await presentProject(tx, actor, await findProjectRow(tx, row.id))
    await addToTrail(tx, clock, actor, projectTrail.changed('projects.update', before, after))
    return after
  })
}

const whenChanged = <Value>(next: Value | undefined, current: Value) => (next === current ? undefined : next)
