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
 * Saves the bytes before the transaction that refers to them. Until `claimFile` runs, the file counts as an
 * interrupted upload, which the sweep deletes after an hour.
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

/** Call it in the transaction that refers to the file. */
export async function claimFile(tx: Tx, clock: Clock, fileId: number): Promise<void> {
  if (!(await markStored(tx, fileId, clock.now()))) throw new Error(`File ${fileId} was swept before its use`)
}

/** Call it in the transaction that drops the last reference, after the reference is gone. */
export async function dropFile(tx: Tx, clock: Clock, fileId: number): Promise<void> {
  await markDeleted(tx, fileId, clock.now())
}

/** Call it after that transaction: deletes the bytes, then the row. The sweep repeats it when it fails. */
export async function removeDroppedFile({ db, files }: FileDeps, fileId: number): Promise<void> {
  try {
    const row = await findDeletedFile(db, fileId)
    if (row === undefined) return
    await files.delete(row.storageKey)
    await deleteFileRow(db, row.id)
  } catch {
    // The change is committed, so a failure here must not reach the caller. The row still marks the file for the
    // sweep.
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
