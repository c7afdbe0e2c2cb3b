import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { deleteProjectRow } from './project-changes.store.ts'
import { authorizeDelete } from './projects.policy.ts'
import { lockProjectRow } from './projects.store.ts'
import { projectNotFound } from './show-project.ts'

/** Refused with 409 for Bench and while records or contracts refer to it; none can come in between. */
export async function deleteProject({ db }: Deps, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockProjectRow(tx, id, 'update')
    if (row === undefined) throw projectNotFound()
    authorizeDelete(actor, row)
    await deleteProjectRow(tx, row)
  })
}
