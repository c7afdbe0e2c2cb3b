import { coverTypeNames } from '@portal/domain/resumes/cover-types'
import { because, type Reason } from '@portal/words/reasons'
import type { Db } from '../db/client.ts'
import type { PictureFileKind } from '../db/schema/files.ts'
import type { Clock } from '../use-case/clock.ts'
import { invalidFields } from '../use-case/errors.ts'
import { jpegType, type PictureKind } from './encode-picture.ts'
import { maxMegapixels, type PictureRefusal, type Pictures } from './pictures.ts'
import type { FileStorage } from './storage/file-storage.ts'
import { saveFile } from './stored-files.ts'

type SentPicture = {
  bytes: Buffer
  kind: PictureFileKind
  /** Code and field of the refusal. */
  code: 'books.cover' | 'requests.attachment' | 'resumes.avatar' | 'users.avatar'
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
  if ('refused' in picture) throw invalidFields(code, { [field]: [reasonOf(picture.refused, shape)] })
  return saveFile(deps, { bytes: picture.bytes, kind, media_type: jpegType })
}

const shapes: Readonly<Record<PictureFileKind, PictureKind>> = {
  avatar: 'avatar',
  resume_avatar: 'avatar',
  book_cover: 'cover',
  leave_attachment: 'attachment',
}

function reasonOf(refused: PictureRefusal, kind: PictureKind): Reason {
  switch (refused) {
    case 'no_picture':
      return kind === 'cover'
        ? because('pictures.no_cover', { types: coverTypeNames })
        : because('pictures.no_picture', { kind })
    case 'damaged':
      return because('pictures.damaged')
    case 'too_many_pixels':
      return because('pictures.too_many_pixels', { megapixels: maxMegapixels })
  }
}
