import type { FileStorage } from '../../src/files/storage/file-storage.ts'

/** A storage of a test's own. */
export type FilePlace = {
  storage: FileStorage
  /** The names of everything that is stored, finished or not. */
  names(): Promise<string[]>
  /** Leaves what a process leaves that ends while it writes the file. */
  beginFile(key: string): Promise<void>
  remove(): Promise<void>
}
