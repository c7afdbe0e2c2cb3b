import type { Readable } from 'node:stream'
import { OperatorError } from '../../commands/operator-error.ts'

export type FileContent = {
  /** Fails when the store ends before the whole file was read. */
  stream: Readable
  /** In bytes. */
  size: number
}

/**
 * Storage for the bytes of files: a folder or a bucket (docs/decisions/0016-files-have-a-row-before-their-bytes.md). Keys are random, made
 * by the server and never shown. Rows that refer to a file decide who may read it.
 */
export type FileStorage = {
  /** Resolves when the bytes are safe against a crash. Leaves nothing when it fails, for instance for want of room. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no file under the key. */
  get(key: string): Promise<Buffer | undefined>
  /** The same for a reader that takes its time: the file is not held in memory. */
  open(key: string): Promise<FileContent | undefined>
  /** Also deletes what an interrupted `put` left. Deleting a missing file is no error. */
  delete(key: string): Promise<void>
}

/** 32 hexadecimal digits. */
export function checkKey(key: string): void {
  if (!/^[0-9a-f]{32}$/.test(key)) throw new Error('A storage key is 32 hexadecimal digits')
}

/** The store is away, too slow or out of order: nobody knows whether a `put` has been carried out. */
export class FileStoreUnavailableError extends OperatorError {}

/** The store refuses to take more. */
export class FileStoreFullError extends OperatorError {}
