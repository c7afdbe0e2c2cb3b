const sidePixels = 512
const jpegQuality = 0.92

/**
 * The whole picture in the middle of a white square of 512 pixels, as a JPEG: the server cuts pictures to squares, and
 * covers of books are higher than wide. Takes any type that the browser reads, and rejects any other file.
 */
export async function wholeInSquare(source: Blob): Promise<Blob> {
  const image = await read(source)
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = document.createElement('canvas')
  canvas.width = sidePixels
  canvas.height = sidePixels
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, sidePixels, sidePixels)
  context.imageSmoothingQuality = 'high'
  const scale = sidePixels / Math.max(width, height)
  const left = (sidePixels - width * scale) / 2
  const top = (sidePixels - height * scale) / 2
  context.drawImage(image, left, top, width * scale, height * scale)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn'))),
      'image/jpeg',
      jpegQuality,
    )
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
