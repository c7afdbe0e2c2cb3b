/**
 * Where the bytes of files lie: a folder now, a bucket later. Keys are random, made by us, and never shown to anyone;
 * what may be read by whom is decided by the rows that refer to a file.
 */
export type FileStorage = {
  /** Resolves when the bytes would survive a crash. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when nothing lies under the key. */
  get(key: string): Promise<Buffer | undefined>
  /** Also takes away what a broken-off `put` left. Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}
