import type { Deps } from '../../../deps.ts'
import { invalidField } from '../../../errors.ts'
import { avatarMediaType, toAvatarImage } from '../../../files/avatar-image.ts'
import { saveFile } from '../../../files/stored-files.ts'

/** Saves the picture, cropped to a square and re-encoded, for a transaction to claim; 422 when it is no picture. */
export async function saveAvatar(deps: Deps, picture: Buffer): Promise<number> {
  const bytes = await toAvatarImage(picture)
  if (bytes === undefined) {
    throw invalidField('users.avatar', 'avatar', 'Choose a picture: gif, jpeg, jpg, png or webp')
  }
  return saveFile(deps, { bytes, kind: 'avatar', mediaType: avatarMediaType })
}
