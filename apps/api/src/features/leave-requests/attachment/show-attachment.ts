import type { Actor } from '../../../actor.ts'
import { authorize } from '../../../authorized.ts'
import type { Deps } from '../../../deps.ts'
import { readStoredFile, type StoredFile } from '../../../files/stored-files.ts'
import { found } from '../../../not-found.ts'
import { leaveReadPolicy } from '../leave-requests.policy.ts'
import { findLeaveRequestRow } from '../leave-requests.store.ts'

/** The file of a request's picture; 404 without one, and for others' requests below manager level. */
export async function findAttachment({ db }: Deps, actor: Actor, requestId: number): Promise<number> {
  const row = found(await findLeaveRequestRow(db, requestId), 'requests.not_found')
  authorize(leaveReadPolicy, actor, row, 'read')
  return found(row.attachedFileId ?? undefined, 'requests.no_attachment')
}

/** Reads the file of a picture; 404 when the request was deleted after its row was read. */
export async function readAttachment(deps: Deps, fileId: number): Promise<StoredFile> {
  return found(await readStoredFile(deps, fileId), 'requests.no_attachment')
}
