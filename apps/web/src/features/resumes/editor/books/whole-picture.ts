import { drawnSquare } from '../../../../shared/pictures/picked-picture.ts'

/**
 * The cover as it is sent: whole in the middle of a white square of 512 pixels, as a JPEG, which the server would make of
 * it too. A type that the browser does not read is left to the server.
 */
export async function sentCover(source: Blob): Promise<Blob> {
  const image = await read(source).catch(() => undefined)
  if (!image) return source
  const { naturalWidth: width, naturalHeight: height } = image
  return drawnSquare((context, side) => {
    const scale = side / Math.max(width, height)
    const left = (side - width * scale) / 2
    const top = (side - height * scale) / 2
    context.drawImage(image, left, top, width * scale, height * scale)
  })
}

/** Whether the browser can show it. */
export const isPicture = (source: Blob): Promise<boolean> =>
  read(source).then(
    ({ naturalWidth, naturalHeight }) => naturalWidth > 0 && naturalHeight > 0,
    () => false,
  )

async function read(source: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(source)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}
