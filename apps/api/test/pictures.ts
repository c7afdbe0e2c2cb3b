import sharp, { type Metadata } from 'sharp'

type Format = 'avif' | 'jpeg' | 'png' | 'gif' | 'tiff' | 'webp'

/** Draws a picture whose left half is red and whose right half is blue. */
const twoHalves = (width: number, height: number) => {
  const half = { width: Math.ceil(width / 2), height, channels: 3 } as const
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { ...half, background: 'blue' } }, left: Math.floor(width / 2), top: 0 },
  ])
}

export const picture = (format: Format, width = 600, height = 400): Promise<Buffer> =>
  twoHalves(width, height).toFormat(format).toBuffer()

/** Makes a photo of a phone that was held sideways. Its metadata rotates it, and also holds place and author. */
export const phonePicture = (): Promise<Buffer> =>
  twoHalves(600, 600)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'Home Sweet Home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Makes a one-coloured PNG, which is small however many pixels it has. */
export const plainPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

export const openPicture = (bytes: Buffer): Promise<Metadata> => sharp(bytes).metadata()

/** Returns red, green and blue of one pixel. */
export async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const start = (y * info.width + x) * info.channels
  return [...data.subarray(start, start + 3)]
}
