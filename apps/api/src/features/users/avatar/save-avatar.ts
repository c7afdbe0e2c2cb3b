import type { Deps } from '../../../deps.ts'
import { savePicture } from '../../../files/save-picture.ts'

/** Saves the picture, cropped to a square and re-encoded, for a transaction to claim; 422 when it is no picture. */
export const saveAvatar = (deps: Deps, bytes: Buffer): Promise<number> =>
  savePicture(deps, { bytes, kind: 'avatar', code: 'users.avatar', field: 'avatar' })
