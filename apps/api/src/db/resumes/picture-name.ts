import { createHash } from 'node:crypto'

/**
 * The name of a picture in public addresses. It follows from the random key under which the file is stored, so every
 * picture has another one, which tells neither the key nor the file's id.
 */
export const pictureName = (storageKey: string): string =>
  createHash('sha256').update(`public picture ${storageKey}`).digest('hex').slice(0, 32)
