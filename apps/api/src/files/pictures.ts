import fastq from 'fastq'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'

/** What a picture is for: a square of the sender's choice, or a photo whose text must stay readable. */
export type PictureKind = 'avatar' | 'attachment'

const acceptedTypes: Readonly<Record<PictureKind, readonly string[]>> = {
  avatar: ['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp'],
  attachment: ['image/jpeg', 'image/png'],
}
const avatarSidePixels = 512
const attachmentSidePixels = 2400

/** A small file can declare a huge picture, which would fill the memory when decoded. */
export const maxMegapixels = 25
const maxInputPixels = maxMegapixels * 1_000_000
const maxSeconds = 10

export const jpegType = 'image/jpeg'

type SentPicture = { bytes: Buffer; kind: PictureKind }
type ReadyPicture = { bytes: Buffer } | { refused: 'no_picture' | 'too_many_pixels' }

/**
 * Pictures take one thread each of the four that Node also hashes passwords with, so that never more than two of these
 * are taken (decision 37).
 */
export const pictures = fastq.promise(toJpeg, 2)

/**
 * A JPEG, upright and without any metadata: an avatar as a square of 512 pixels from a JPEG, PNG, GIF (its first
 * picture) or WebP, an attachment of at most 2,400 pixels a side from a JPEG or PNG. Refused when the content, whatever
 * its name, is none of these, is broken, or has more than 25 megapixels.
 */
async function toJpeg({ bytes, kind }: SentPicture): Promise<ReadyPicture> {
  // The signature is checked first, because the image library also reads formats that can hold scripts and links.
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !acceptedTypes[kind].includes(type.mime)) return { refused: 'no_picture' }
  try {
    // Reads the header only.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxInputPixels) return { refused: 'too_many_pixels' }
    return { bytes: await encoders[kind](bytes) }
  } catch (error) {
    // A busy server is not a broken picture.
    if (isTimeout(error)) throw error
    return { refused: 'no_picture' }
  }
}

/** The image library's own error after `maxSeconds`. */
const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout')

const upright = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: maxInputPixels, failOn: 'error' }).autoOrient()

const encoded = (picture: Sharp) =>
  picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, mozjpeg: true })
    .timeout({ seconds: maxSeconds })
    .toBuffer()

const encoders: Readonly<Record<PictureKind, (bytes: Buffer) => Promise<Buffer>>> = {
  avatar: (bytes) => encoded(upright(bytes).resize(avatarSidePixels, avatarSidePixels, { fit: 'cover' })),
  attachment: (bytes) =>
    encoded(
      upright(bytes).resize(attachmentSidePixels, attachmentSidePixels, {
        fit: 'inside',
        withoutEnlargement: true,
      }),
    ),
}
