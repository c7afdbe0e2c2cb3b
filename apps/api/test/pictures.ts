import sharp, { type Metadata } from 'sharp'

type Format = 'jpeg' | 'png' | 'gif' | 'webp'

/** The left half red, the right half blue. */
const twoHalves = (width: number, height: number) => {
  const half = { width: Math.ceil(width / 2), height, channels: 3 } as const
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { ...half, background: 'blue' } }, left: Math.floor(width / 2), top: 0 },
  ])
}

export const picture = (format: Format, width = 600, height = 400): Promise<Buffer> =>
  twoHalves(width, height).toFormat(format).toBuffer()

/** A photo of a phone held sideways: rotated by its metadata, which also holds place and author. */
export const phonePicture = (): Promise<Buffer> =>
  twoHalves(600, 600)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Somebody', Artist: 'Home Sweet Home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A one-coloured PNG, which is small however many pixels it has. */
export const plainPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer()

export const readPicture = (bytes: Buffer): Promise<Metadata> => sharp(bytes).metadata()

/** Red, green and blue of one pixel. */
export async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const start = (y * info.width + x) * info.channels
  return [...data.subarray(start, start + 3)]
}
