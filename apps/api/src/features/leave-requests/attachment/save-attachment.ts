import type { Deps } from '../../../deps.ts'
import { savePicture } from '../../../files/save-picture.ts'

/** Saves the picture, re-encoded, for a transaction to claim; 422 when it is neither png nor jpeg. */
export const saveAttachment = (deps: Deps, bytes: Buffer): Promise<number> =>
  savePicture(deps, {
    bytes,
    kind: 'leave_attachment',
    code: 'requests.attachment',
    field: 'illness_file',
  })
