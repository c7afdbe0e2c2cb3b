import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import type { FileKind } from '../db/schema/files.ts'
import { invalidField } from '../errors.ts'
import { jpegType, type PictureKind } from './encode-picture.ts'
import type { FileStorage } from './file-storage.ts'
import { maxMegapixels, type Pictures } from './pictures.ts'
import { saveFile } from './stored-files.ts'

type SentPicture = {
  bytes: Buffer
  kind: FileKind
  /** Code and field of the refusal. */
  code: string
  field: string
}

/**
 * Saves the picture, re-encoded, for a transaction to claim; 422 at the field when it is no picture or a damaged one, and
 * 503 when the server has too many of them to work on.
 */
export async function savePicture(
  deps: { db: Db; clock: Clock; files: FileStorage; pictures: Pictures },
  { bytes, kind, code, field }: SentPicture,
): Promise<number> {
  const shape = shapes[kind]
  const picture = await deps.pictures.make({ bytes, kind: shape })
  if ('refused' in picture) throw invalidField(code, field, sentences[picture.refused](shape))
  return saveFile(deps, { bytes: picture.bytes, kind, mediaType: jpegType })
}

const shapes: Readonly<Record<FileKind, PictureKind>> = {
  avatar: 'avatar',
  resume_avatar: 'avatar',
  book_cover: 'avatar',
  leave_attachment: 'attachment',
}

const sentences = {
  no_picture: (shape: PictureKind) => `Choose a picture: ${choices[shape]}`,
  damaged: () => 'The picture is damaged. Please choose another one',
  too_many_pixels: () => `Choose a picture of at most ${maxMegapixels} megapixels`,
}
const choices = { avatar: 'gif, jpeg, jpg, png or webp', attachment: 'png or jpeg' }
