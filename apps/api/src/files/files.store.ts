import { and, eq, gt, lt, or } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../db/client.ts'
import { onlyRow } from '../db/only-row.ts'
import { isAnyOf } from '../db/reads/any-of.ts'
import { type FileKind, files } from '../db/schema/files.ts'

const filesAtOnce = 500

export type NewFile = {
  storage_key: string
  kind: FileKind
  media_type: string
  size_bytes: number
  now: Date
}

export async function insertPendingFile(db: DbOrTx, { now, ...file }: NewFile): Promise<number> {
  const row = onlyRow(
    await db
      .insert(files)
      .values({ ...file, state: 'pending', created_at: now, state_changed_at: now })
      .returning({ id: files.id }),
  )
  return row.id
}

/** Marks files as stored; false when the sweep has already marked one of them as deleted. */
export const markStored = (tx: Tx, fileIds: readonly number[], now: Date): Promise<boolean> =>
  changePending(tx, fileIds, 'stored', now)

export async function markDeleted(db: DbOrTx, fileIds: readonly number[], now: Date): Promise<void> {
  await db.update(files).set({ state: 'deleted', state_changed_at: now }).where(isAnyOf(files.id, fileIds))
}

/** Marks a pending file as deleted; false when a transaction has claimed it since it was listed. */
export const markForgotten = (db: DbOrTx, fileId: number, now: Date): Promise<boolean> =>
  changePending(db, [fileId], 'deleted', now)

/** Changes pending files; false when one of them is no longer pending. */
async function changePending(
  db: DbOrTx,
  fileIds: readonly number[],
  state: 'stored' | 'deleted',
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(files)
    .set({ state, state_changed_at: now })
    .where(and(isAnyOf(files.id, fileIds), eq(files.state, 'pending')))
    .returning({ id: files.id })
  return rows.length === fileIds.length
}

const columns = { id: files.id, storage_key: files.storage_key, state: files.state }

export async function findDeletedFile(db: DbOrTx, fileId: number) {
  const [row] = await db
    .select(columns)
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.state, 'deleted')))
  return row
}

/** Lists files without a reference: deleted ones, and pending ones older than the longest upload. */
export function listFilesToSweep(db: DbOrTx, pendingBefore: Date, limit: number) {
  return db
    .select(columns)
    .from(files)
    .where(
      or(
        eq(files.state, 'deleted'),
        and(eq(files.state, 'pending'), lt(files.state_changed_at, pendingBefore)),
      ),
    )
    .orderBy(files.id)
    .limit(limit)
}

export async function deleteFileRow(db: DbOrTx, fileId: number): Promise<void> {
  await db.delete(files).where(and(eq(files.id, fileId), eq(files.state, 'deleted')))
}

/** Lists the storage keys of files that something refers to. */
export const listStoredFiles = (db: DbOrTx, fileIds: readonly number[]) =>
  db
    .select({ id: files.id, storage_key: files.storage_key, media_type: files.media_type })
    .from(files)
    .where(and(isAnyOf(files.id, fileIds), eq(files.state, 'stored')))

/** Lists a page of the files that something refers to, in the order of their ids. */
export const listStoredFilesAfter = (db: DbOrTx, id: number, limit: number) =>
  db
    .select({ id: files.id, storage_key: files.storage_key, size_bytes: files.size_bytes })
    .from(files)
    .where(and(gt(files.id, id), eq(files.state, 'stored')))
    .orderBy(files.id)
    .limit(limit)

export type StoredFile = Awaited<ReturnType<typeof listStoredFilesAfter>>[number]

/** All files that something refers to, in the order of their ids. They may be too many for one answer. */
export async function* storedFiles(db: DbOrTx): AsyncGenerator<StoredFile> {
  let page = await listStoredFilesAfter(db, 0, filesAtOnce)
  while (page.length > 0) {
    yield* page
    page = await listStoredFilesAfter(db, page.at(-1)?.id ?? 0, filesAtOnce)
  }
}

export async function isStored(db: DbOrTx, fileId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.state, 'stored')))
  return row !== undefined
}
