import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../db/client.ts'
import type { FileKind } from '../db/schema/files.ts'
import type { Clock } from '../use-case/clock.ts'
import {
  deleteFileRow,
  findDeletedFile,
  insertPendingFile,
  listStoredFiles,
  markDeleted,
  markForgotten,
  markStored,
} from './files.store.ts'
import { type FileContent, type FileStorage, FileStoreUnavailableError } from './storage/file-storage.ts'

type FileDeps = { db: Db; clock: Clock; files: FileStorage }

/**
 * Saves the bytes before the transaction that refers to them, which runs in `claimingFiles`. Until `claimFile` runs, the
 * file counts as an interrupted upload, which the sweep deletes after an hour. When saving fails, nothing is left.
 */
export async function saveFile(
  deps: FileDeps,
  { bytes, kind, media_type }: { bytes: Buffer; kind: FileKind; media_type: string },
): Promise<number> {
  const storage_key = randomBytes(16).toString('hex')
  const { db, clock, files } = deps
  const id = await insertPendingFile(db, {
    storage_key,
    kind,
    media_type,
    size_bytes: bytes.length,
    now: clock.now(),
  })
  try {
    await files.put(storage_key, bytes)
  } catch (error) {
    // A store that is away may still carry it out. The sweep deletes the file with its row an hour later.
    if (!(error instanceof FileStoreUnavailableError)) await discardUnclaimed(deps, [id])
    throw error
  }
  return id
}

/**
 * Runs the work whose transaction claims the saved files, and then deletes those that it has not claimed: it was refused, it
 * failed, or it was done before.
 */
export async function claimingFiles<T>(
  deps: FileDeps,
  fileIds: Iterable<number | null | undefined>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } finally {
    await discardUnclaimed(deps, fileIds)
  }
}

async function discardUnclaimed(deps: FileDeps, fileIds: Iterable<number | null | undefined>): Promise<void> {
  for (const fileId of fileIds) {
    if (fileId === null || fileId === undefined) continue
    try {
      // After `markForgotten` no transaction can claim the file. If a transaction was committed without an answer, it
      // has claimed the file, and the file stays.
      if (await markForgotten(deps.db, fileId, deps.clock.now())) await removeDroppedFile(deps, fileId)
    } catch {
      // The database does not answer. The work's own result must reach the caller, and the sweep finds the row.
    }
  }
}

/** Marks files as stored. Call it in the transaction that refers to them; each file is named once. */
export async function claimFiles(tx: Tx, clock: Clock, fileIds: readonly number[]): Promise<void> {
  if (await markStored(tx, fileIds, clock.now())) return
  throw new Error(`One of the files ${fileIds.join(', ')} was swept before its use`)
}

export const claimFile = (tx: Tx, clock: Clock, fileId: number): Promise<void> =>
  claimFiles(tx, clock, [fileId])

/**
 * Claims the new file, null for none, and drops the one that the row refers to; the caller writes the reference. Returns
 * the dropped file, to be removed after the commit.
 */
export async function replaceFile(
  tx: Tx,
  clock: Clock,
  oldFileId: number | null,
  newFileId: number | null,
): Promise<number | undefined> {
  if (newFileId !== null) await claimFile(tx, clock, newFileId)
  if (oldFileId === null) return undefined
  await dropFile(tx, clock, oldFileId)
  return oldFileId
}

/** Saves the same bytes once more, for a transaction to claim; undefined when they are gone by now. */
export async function copyFile(deps: FileDeps, fileId: number, kind: FileKind): Promise<number | undefined> {
  const file = await readStoredFile(deps, fileId)
  return file && saveFile(deps, { ...file, kind })
}

/** Marks files as deleted. Call it in the transaction that drops the last reference to each of them. */
export const dropFiles = (tx: Tx, clock: Clock, fileIds: readonly number[]): Promise<void> =>
  markDeleted(tx, fileIds, clock.now())

export const dropFile = (tx: Tx, clock: Clock, fileId: number): Promise<void> =>
  dropFiles(tx, clock, [fileId])

/**
 * Deletes the bytes and then the row of a dropped file. Call it after the transaction that dropped the file. The sweep
 * repeats the deletion when it fails.
 */
export async function removeDroppedFile({ db, files }: FileDeps, fileId: number): Promise<void> {
  try {
    const row = await findDeletedFile(db, fileId)
    if (row === undefined) return
    await files.delete(row.storage_key)
    await deleteFileRow(db, row.id)
  } catch {
    // The change is committed, so a failure here must not reach the caller. The row still marks the file for the
    // sweep.
  }
}

/** How many files a request deletes before it answers. */
const mostAtOnce = 20

/** `removeDroppedFile` for the files that a transaction may have dropped; of many the sweep deletes the rest. */
export async function removeDroppedFiles(
  deps: FileDeps,
  fileIds: readonly (number | undefined)[],
): Promise<void> {
  const dropped = fileIds.filter((fileId) => fileId !== undefined)
  for (const fileId of dropped.slice(0, mostAtOnce)) await removeDroppedFile(deps, fileId)
}

export type StoredFile = { bytes: Buffer; media_type: string }

/** Reads the files that something refers to, by id, without those that are gone by now. */
export async function readStoredFiles(
  { db, files }: Pick<FileDeps, 'db' | 'files'>,
  fileIds: readonly number[],
): Promise<ReadonlyMap<number, StoredFile>> {
  const found = new Map<number, StoredFile>()
  for (const { id, storage_key, media_type } of await listStoredFiles(db, fileIds)) {
    const bytes = await files.get(storage_key)
    if (bytes !== undefined) found.set(id, { bytes, media_type })
  }
  return found
}

export type OpenedFile = { content: FileContent; media_type: string }

/** Opens a file for a reader that takes its time; undefined when the file is gone by now. */
export async function openStoredFile(
  { db, files }: Pick<FileDeps, 'db' | 'files'>,
  fileId: number,
): Promise<OpenedFile | undefined> {
  const [row] = await listStoredFiles(db, [fileId])
  const content = row && (await files.open(row.storage_key))
  return row && content && { content, media_type: row.media_type }
}

/** Reads a file; undefined when the file is gone by now. */
export const readStoredFile = async (
  deps: Pick<FileDeps, 'db' | 'files'>,
  fileId: number,
): Promise<StoredFile | undefined> => (await readStoredFiles(deps, [fileId])).get(fileId)
