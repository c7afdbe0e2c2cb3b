import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { deleteProjectRow } from './project-changes.store.ts'
import { projectPolicy } from './projects.policy.ts'
import { lockProjectRow } from './projects.store.ts'

/** 409 for Bench and while records or contracts refer to it. The lock keeps new ones from being added meanwhile. */
export async function deleteProject({ db }: Deps, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await lockProjectRow(tx, id, 'update'), 'projects.not_found')
    authorize(projectPolicy, actor, row, 'delete')
    await deleteProjectRow(tx, row)
  })
}
