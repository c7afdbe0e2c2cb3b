import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { deleteProjectRow } from './project-changes.store.ts'
import { projectPolicy } from './projects.policy.ts'
import { presentProject } from './projects.presenter.ts'
import { lockProjectRow } from './projects.store.ts'
import { projectTrail } from './projects.trail.ts'

/**
 * Deletes a project; 409 for Bench, while records or contracts refer to it, and when `If-Match` names another version.
 * The lock keeps new ones from being added meanwhile.
 */
export async function deleteProject({ db, clock }: Deps, actor: Actor, target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await lockProjectRow(tx, target.id, 'update'), 'projects.not_found')
    authorize(projectPolicy, actor, row, 'delete')
    const shown = await presentProject(tx, actor, row)
    await refuseOutdated(row, target, 'projects.changed_meanwhile', () => shown)
    await deleteProjectRow(tx, row)
    await addToTrail(tx, clock, actor, projectTrail.deleted('projects.delete', shown))
  })
}
