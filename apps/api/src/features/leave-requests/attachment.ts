import { savePicture } from '../../files/save-picture.ts'
import { type OpenedFile, openStoredFile } from '../../files/stored-files.ts'
import type { Actor } from '../../use-case/actor.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { findReadableRequest } from './show-leave-request.ts'

/** Saves the picture, re-encoded, for a transaction to claim; 422 when it is neither png nor jpeg. */
export const saveAttachment = (deps: Deps, bytes: Buffer): Promise<number> =>
  savePicture(deps, {
    bytes,
    kind: 'leave_attachment',
    code: 'requests.attachment',
    field: 'illness_file',
  })

/** The file of a request's picture; 404 without one, and for others' requests below manager level. */
export async function findAttachment({ db }: Deps, actor: Actor, requestId: number): Promise<number> {
  const row = await findReadableRequest({ db }, actor, requestId)
  return found(row.attached_file_id ?? undefined, 'requests.no_attachment')
}

/** Opens the file of a picture; 404 when the request was deleted after its row was read. */
export async function openAttachment(deps: Deps, fileId: number): Promise<OpenedFile> {
  return found(await openStoredFile(deps, fileId), 'requests.no_attachment')
}
