import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { ImportDeps } from './import-deps.ts'
import { importPolicy } from './imports.policy.ts'
import { presentImport } from './imports.presenter.ts'
import { deleteImportRow, lockImportRow } from './imports.store.ts'

/** Deletes an import that was not written; 409 when `If-Match` names another version. One that is being read ends. */
export async function deleteImport(deps: ImportDeps, actor: Actor, target: Target): Promise<void> {
  const { db, clock } = deps
  await db.transaction(async (tx) => {
    const row = found(await lockImportRow(tx, target.id), 'imports.not_found')
    authorize(importPolicy(clock.now()), actor, row, 'delete')
    await refuseOutdated(row, target, 'imports.changed_meanwhile', () => presentImport(deps, actor, row))
    await deleteImportRow(tx, row)
  })
}
