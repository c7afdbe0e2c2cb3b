import { coverTypes } from '@portal/domain/resumes/cover-types'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type FailOnOptions, type Sharp } from 'sharp'

/** What a picture is for: a square of the sender's choice, a whole cover, or a photo whose text must stay readable. */
export type PictureKind = 'avatar' | 'cover' | 'attachment'

export type SentPicture = { bytes: Buffer; kind: PictureKind }

export const jpegType = 'image/jpeg'

const acceptedTypes: Readonly<Record<PictureKind, readonly string[]>> = {
  avatar: [jpegType, 'image/png', 'image/apng', 'image/gif', 'image/webp'],
  cover: coverTypes.flatMap(({ mediaTypes }) => mediaTypes),
  attachment: [jpegType, 'image/png'],
}
const squareSidePixels = 512
const white = '#ffffff'
const attachmentSidePixels = 2400
export const smallSidePixels = 72
const maxSeconds = 10

type PictureHead = {
  isJpeg: boolean
  pixels: number
  /** True when the decoder holds the whole picture in memory at once, instead of a few lines. */
  isDecodedWhole: boolean
}

/** Reads only the head of the picture. */
export async function readHead({
  bytes,
  kind,
}: SentPicture): Promise<PictureHead | 'no_picture' | 'damaged'> {
  // The signature is checked first, because the image library also reads formats that can hold scripts and links.
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !acceptedTypes[kind].includes(type.mime)) return 'no_picture'
  try {
    const { width, height, format, isProgressive } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata()
    const isDecodedWhole = isProgressive || !['jpeg', 'png'].includes(format)
    return { isJpeg: format === 'jpeg', pixels: width * height, isDecodedWhole }
  } catch {
    return 'damaged'
  }
}

/** Makes the JPEG; 'late' after ten seconds of work. */
export async function encodePicture(
  { bytes, kind }: SentPicture,
  { isJpeg, pixels }: PictureHead,
): Promise<Buffer | 'damaged' | 'late'> {
  const encode = (sent: Buffer, failOn: FailOnOptions) =>
    encoders[kind](sharp(sent, { limitInputPixels: pixels, failOn }).autoOrient())
  try {
    return await encode(bytes, 'error').catch((error) => {
      if (isTimeout(error) || !isJpeg || bytes.subarray(-2).equals(endMark)) throw error
      // Browsers show a JPEG that lacks its end mark only. Where more is missing, or anything else is wrong, the decoder
      // warns: it would fill the rest with grey.
      return encode(Buffer.concat([bytes, endMark]), 'warning')
    })
  } catch (error) {
    return isTimeout(error) ? 'late' : 'damaged'
  }
}

const endMark = Buffer.from([0xff, 0xd9])

/** True for the error of the image library after `maxSeconds`. */
const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout')

const encoded = (picture: Sharp) =>
  picture
    .flatten({ background: white })
    .jpeg({ quality: 85, mozjpeg: true })
    .timeout({ seconds: maxSeconds })
    .toBuffer()

/** A stored square as a small one, for lists of people; one that cannot be read is left as it is. */
export const encodeSmall = (stored: Buffer): Promise<Buffer> =>
  sharp(stored)
    .resize(smallSidePixels, smallSidePixels)
    .jpeg({ quality: 80, mozjpeg: true })
    .timeout({ seconds: maxSeconds })
    .toBuffer()
    .catch(() => stored)

const encoders: Readonly<Record<PictureKind, (picture: Sharp) => Promise<Buffer>>> = {
  avatar: (picture) => encoded(picture.resize(squareSidePixels, squareSidePixels, { fit: 'cover' })),
  // Covers are higher than wide, and nothing of them is cut off.
  cover: (picture) =>
    encoded(picture.resize(squareSidePixels, squareSidePixels, { fit: 'contain', background: white })),
  attachment: (picture) =>
    encoded(
      picture.resize(attachmentSidePixels, attachmentSidePixels, { fit: 'inside', withoutEnlargement: true }),
    ),
}
