/** A part of a picture in its own pixels. */
export type PictureArea = { x: number; y: number; width: number; height: number }

/** A chosen picture and the chosen square of it; without one the middle is used. A refused one is not sent. */
export type PickedPicture = { source: Blob; area: PictureArea | undefined; refusal?: string }

/** The shape of the window through which a square is chosen. */
export type PictureShape = 'round' | 'rect'

const sidePixels = 512
const jpegQuality = 0.92

/** The chosen square as a JPEG of 512 pixels. Rejects when the browser cannot read the picture. */
export async function cutSquare({ source, area }: PickedPicture): Promise<Blob> {
  const bitmap = await createImageBitmap(source)
  const { x, y, width, height } = area ?? middleSquare(bitmap)
  const square = drawnSquare((context, side) =>
    context.drawImage(bitmap, x, y, width, height, 0, 0, side, side),
  )
  bitmap.close()
  return square
}

/** A white square of 512 pixels with what is drawn on it, as a JPEG: that has no transparency, and makes it black. */
export function drawnSquare(draw: (context: CanvasRenderingContext2D, side: number) => void): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = sidePixels
  canvas.height = sidePixels
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, sidePixels, sidePixels)
  context.imageSmoothingQuality = 'high'
  draw(context, sidePixels)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn'))),
      'image/jpeg',
      jpegQuality,
    )
  })
}

/** The largest square in the middle of a picture. */
export function middleSquare({ width, height }: { width: number; height: number }): PictureArea {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side }
}

/** The types offered by the browser's file dialog; `pictureKindOf` then checks the content. */
export const pictureTypes = 'image/gif,image/jpeg,image/png'

const signatures = [
  { kind: 'gif', bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const
export type PictureKind = (typeof signatures)[number]['kind']

/** What a file is by its first bytes, whatever its name; undefined where it is none of these pictures. */
export async function pictureKindOf(file: Blob): Promise<PictureKind | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return signatures.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))?.kind
}
