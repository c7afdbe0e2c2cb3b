import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../db/client.ts'
import type { FileKind } from '../db/schema/files.ts'
import type { FileStorage } from './file-storage.ts'
import {
  deleteFileRow,
  findDeletedFile,
  findStoredFile,
  insertPendingFile,
  markDeleted,
  markStored,
} from './files.store.ts'

type FileDeps = { db: Db; clock: Clock; files: FileStorage }

/**
 * Saves the bytes before the transaction that will refer to them. Until `claimFile` the file counts as an upload that
 * may have broken off; the sweep takes it away after an hour.
 */
export async function saveFile(
  { db, clock, files }: FileDeps,
  { bytes, kind, mediaType }: { bytes: Buffer; kind: FileKind; mediaType: string },
): Promise<number> {
  const storageKey = randomBytes(16).toString('hex')
  const id = await insertPendingFile(db, {
    storageKey,
    kind,
    mediaType,
    sizeBytes: bytes.length,
    now: clock.now(),
  })
  await files.put(storageKey, bytes)
  return id
}

/** In the transaction that refers to the file. */
export async function claimFile(tx: Tx, clock: Clock, fileId: number): Promise<void> {
  if (!(await markStored(tx, fileId, clock.now()))) throw new Error(`File ${fileId} was swept before its use`)
}

/** In the transaction that drops the last reference to the file, after the reference is gone. */
export async function dropFile(tx: Tx, clock: Clock, fileId: number): Promise<void> {
  await markDeleted(tx, fileId, clock.now())
}

/** After that transaction: takes the bytes, then the row. Should it fail, the sweep does it. */
export async function removeDroppedFile({ db, files }: FileDeps, fileId: number): Promise<void> {
  try {
    const row = await findDeletedFile(db, fileId)
    if (row === undefined) return
    await files.delete(row.storageKey)
    await deleteFileRow(db, row.id)
  } catch {
    // The change itself is committed: telling its caller of a failure would be wrong. The row still names the work.
  }
}

export type StoredFile = { bytes: Buffer; mediaType: string }

/** The bytes of a file that something refers to; undefined when it is gone by now. */
export async function readStoredFile(
  { db, files }: Pick<FileDeps, 'db' | 'files'>,
  fileId: number,
): Promise<StoredFile | undefined> {
  const row = await findStoredFile(db, fileId)
  const bytes = row === undefined ? undefined : await files.get(row.storageKey)
  return row === undefined || bytes === undefined ? undefined : { bytes, mediaType: row.mediaType }
}
