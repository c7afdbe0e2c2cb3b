type CoverType = {
  name: string
  mediaTypes: readonly string[]
  /** The bytes with which such a file begins, after those that differ, as characters of ISO 8859-1. */
  signatures: readonly string[]
  skipped?: number
}

/**
 * The pictures that are taken as the cover of a book: all that the server's image library reads but SVG, which can hold
 * scripts and links.
 */
export const coverTypes: readonly CoverType[] = [
  { name: 'AVIF', mediaTypes: ['image/avif'], signatures: ['ftypavif', 'ftypavis'], skipped: 4 },
  { name: 'GIF', mediaTypes: ['image/gif'], signatures: ['GIF8'] },
  { name: 'JPEG', mediaTypes: ['image/jpeg'], signatures: ['\xff\xd8\xff'] },
  { name: 'PNG', mediaTypes: ['image/png', 'image/apng'], signatures: ['\x89PNG\r\n\x1a\n'] },
  { name: 'TIFF', mediaTypes: ['image/tiff'], signatures: ['II*\0', 'MM\0*'] },
  { name: 'WebP', mediaTypes: ['image/webp'], signatures: ['WEBP'], skipped: 8 },
]

/** Bytes that tell which of them a file is. */
export const coverHeadBytes = 12

/** Which of them a file is by its first bytes, whatever its name; undefined where it is none. */
export function coverTypeOf(head: Uint8Array): CoverType | undefined {
  const text = String.fromCharCode(...head.subarray(0, coverHeadBytes))
  return coverTypes.find(({ signatures, skipped }) =>
    signatures.some((signature) => text.startsWith(signature, skipped)),
  )
}

export const coverTypeNames = coverTypes.map(({ name }) => name).join(', ')
