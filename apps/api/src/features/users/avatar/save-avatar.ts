import type { Deps } from '../../../deps.ts'
import { invalidField } from '../../../errors.ts'
import { jpegType, maxMegapixels, pictures } from '../../../files/pictures.ts'
import { saveFile } from '../../../files/stored-files.ts'

/** Saves the picture, cropped to a square and re-encoded, for a transaction to claim; 422 when it is no picture. */
export async function saveAvatar(deps: Deps, picture: Buffer): Promise<number> {
  const image = await pictures.push({ bytes: picture, kind: 'avatar' })
  if ('refused' in image) throw invalidField('users.avatar', 'avatar', sentences[image.refused])
  return saveFile(deps, { bytes: image.bytes, kind: 'avatar', mediaType: jpegType })
}

const sentences = {
  no_picture: 'Choose a picture: gif, jpeg, jpg, png or webp',
  too_many_pixels: `Choose a picture of at most ${maxMegapixels} megapixels`,
}
