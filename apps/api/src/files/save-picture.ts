import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import type { FileKind } from '../db/schema/files.ts'
import { invalidField } from '../errors.ts'
import type { FileStorage } from './file-storage.ts'
import { jpegType, maxMegapixels, type PictureKind, pictures } from './pictures.ts'
import { saveFile } from './stored-files.ts'

type SentPicture = {
  bytes: Buffer
  kind: FileKind
  /** Code and field of the refusal. */
  code: string
  field: string
}

/** Saves the picture, re-encoded, for a transaction to claim; 422 at the field when it is no picture. */
export async function savePicture(
  deps: { db: Db; clock: Clock; files: FileStorage },
  { bytes, kind, code, field }: SentPicture,
): Promise<number> {
  const shape = shapes[kind]
  const picture = await pictures.push({ bytes, kind: shape })
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
  too_many_pixels: () => `Choose a picture of at most ${maxMegapixels} megapixels`,
}
const choices = { avatar: 'gif, jpeg, jpg, png or webp', attachment: 'png or jpeg' }
