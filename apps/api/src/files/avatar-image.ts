import fastq from 'fastq'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

const acceptedTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp']
const sidePixels = 512
/** A small file can declare a huge picture, which would fill the memory when decoded. */
export const maxMegapixels = 25
const maxInputPixels = maxMegapixels * 1_000_000
const maxSeconds = 10

export const avatarMediaType = 'image/jpeg'

export type AvatarImage = { bytes: Buffer } | { refused: 'no_picture' | 'too_many_pixels' }

/**
 * Pictures take one thread each of the four that Node also hashes passwords with, so that never more than two of these
 * are taken (decision 37).
 */
export const avatarImages = fastq.promise(toAvatarImage, 2)

/**
 * A square JPEG of 512 pixels from a JPEG, PNG, GIF (its first picture) or WebP, upright and without any metadata.
 * Refused when the content, whatever its name, is none of these, is broken, or has more than 25 megapixels.
 */
async function toAvatarImage(bytes: Buffer): Promise<AvatarImage> {
  // The signature is checked first, because the image library also reads formats that can hold scripts and links.
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !acceptedTypes.includes(type.mime)) return { refused: 'no_picture' }
  try {
    // Reads the header only.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxInputPixels) return { refused: 'too_many_pixels' }
    return { bytes: await squareOf(bytes) }
  } catch {
    return { refused: 'no_picture' }
  }
}

const squareOf = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: maxInputPixels, failOn: 'error' })
    .autoOrient()
    .resize(sidePixels, sidePixels, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, mozjpeg: true })
    .timeout({ seconds: maxSeconds })
    .toBuffer()
