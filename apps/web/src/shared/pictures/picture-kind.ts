/** What the browser's file dialog offers; the content decides afterwards. */
export const pictureTypes = 'image/gif,image/jpeg,image/png'

const signatures: readonly (readonly number[])[] = [
  [0x47, 0x49, 0x46, 0x38], // GIF8
  [0xff, 0xd8, 0xff], // JPEG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
]

/** Whether a file is a GIF, JPEG or PNG by its first bytes, whatever it is called. */
export async function isPicture(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return signatures.some((signature) => signature.every((byte, index) => head[index] === byte))
}
