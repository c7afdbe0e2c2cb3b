import type { Deps } from '../../../deps.ts'
import { invalidField } from '../../../errors.ts'
import { jpegType, maxMegapixels, pictures } from '../../../files/pictures.ts'
import { saveFile } from '../../../files/stored-files.ts'

/** Saves the picture, re-encoded, for a transaction to claim; 422 when it is neither png nor jpeg. */
export async function saveAttachment(deps: Deps, bytes: Buffer): Promise<number> {
  const picture = await pictures.push({ bytes, kind: 'attachment' })
  if ('refused' in picture) {
    throw invalidField('requests.attachment', 'illness_file', sentences[picture.refused])
  }
  return saveFile(deps, { bytes: picture.bytes, kind: 'leave_attachment', mediaType: jpegType })
}

const sentences = {
  no_picture: 'Choose a picture: png or jpeg',
  too_many_pixels: `Choose a picture of at most ${maxMegapixels} megapixels`,
}
