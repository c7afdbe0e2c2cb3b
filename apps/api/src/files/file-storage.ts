/**
 * Storage for the bytes of files: a folder today, possibly a bucket later. Keys are random, made by the server and
 * never shown. Rows that refer to a file decide who may read it.
 */
export type FileStorage = {
  /** Resolves when the bytes are safe against a crash. Leaves nothing when it fails, for instance for want of room. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no file under the key. */
  get(key: string): Promise<Buffer | undefined>
  /** Also deletes what an interrupted `put` left. Deleting a missing file is no error. */
  delete(key: string): Promise<void>
}
