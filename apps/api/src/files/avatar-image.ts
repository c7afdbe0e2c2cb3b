import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

const acceptedTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp']
const sidePixels = 512
/** A small file can declare a huge picture, which would fill the memory when decoded. */
const maxInputPixels = 40_000_000
const maxSeconds = 10

export const avatarMediaType = 'image/jpeg'

/**
 * A square JPEG of 512 pixels from a JPEG, PNG, GIF (its first picture) or WebP, upright and without any metadata.
 * Undefined when the content, whatever its name, is none of these, is broken, or has more than 40 megapixels.
 */
export async function toAvatarImage(bytes: Buffer): Promise<Buffer | undefined> {
  // The signature is checked first, because the image library also reads formats that can hold scripts and links.
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !acceptedTypes.includes(type.mime)) return undefined
  try {
    return await sharp(bytes, { limitInputPixels: maxInputPixels, failOn: 'error' })
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, mozjpeg: true })
      .timeout({ seconds: maxSeconds })
      .toBuffer()
  } catch {
    return undefined
  }
}
