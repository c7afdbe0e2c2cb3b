import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { dropFile, removeDroppedFile } from '../../files/stored-files.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { leaveRequestPolicy } from './leave-requests.policy.ts'
import { presentLeaveRequest } from './leave-requests.presenter.ts'
import { deleteRequestRow, lockLeaveRequest } from './leave-requests.store.ts'
import { requestTrail } from './leave-requests.trail.ts'
import { notifyOfRequest } from './notify-of-request.ts'

/**
 * Deletes a request with its leave records and its picture. 409 where its state forbids it and when `If-Match` names
 * another version.
 */
export async function deleteLeaveRequest(deps: Deps, actor: Actor, target: Target): Promise<void> {
  const { db, clock } = deps
  const droppedFileId = await db.transaction(async (tx) => {
    const row = found(await lockLeaveRequest(tx, target.id), 'requests.not_found')
    authorize(leaveRequestPolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'requests.changed_meanwhile', () =>
      presentLeaveRequest(tx, actor, row, clock.today()),
    )
    await notifyOfRequest(tx, clock, actor, 'request_deleted', row)
    if (row.attached_file_id !== null) await dropFile(tx, clock, row.attached_file_id)
    await deleteRequestRow(tx, row)
    await addToTrail(tx, clock, actor, requestTrail.deleted('requests.delete', row))
    return row.attached_file_id
  })
  if (droppedFileId !== null) await removeDroppedFile(deps, droppedFileId)
}
