import type { Deps } from '../../../deps.ts'
import { invalidField } from '../../../errors.ts'
import { avatarImages, avatarMediaType, maxMegapixels } from '../../../files/avatar-image.ts'
import { saveFile } from '../../../files/stored-files.ts'

/** Saves the picture, cropped to a square and re-encoded, for a transaction to claim; 422 when it is no picture. */
export async function saveAvatar(deps: Deps, picture: Buffer): Promise<number> {
  const image = await avatarImages.push(picture)
  if ('refused' in image) throw invalidField('users.avatar', 'avatar', sentences[image.refused])
  return saveFile(deps, { bytes: image.bytes, kind: 'avatar', mediaType: avatarMediaType })
}

const sentences = {
  no_picture: 'Choose a picture: gif, jpeg, jpg, png or webp',
  too_many_pixels: `Choose a picture of at most ${maxMegapixels} megapixels`,
}
