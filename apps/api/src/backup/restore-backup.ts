import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { OperatorError } from '../commands/operator-error.ts'
import { dumpMigrations, listTables } from '../db/archive/dump-tables.ts'
import { analyze, placeOf, removeTables } from '../db/archive/empty-place.ts'
import { beginLoading, endLoading, tableLoader } from '../db/archive/load-tables.ts'
import { lastKnownMigration, migrationsUntil } from '../db/archive/migrations-until.ts'
import { countWaitingMails, markRestored } from '../db/archive/restored-copy.ts'
import type { Database, Db, Tx } from '../db/client.ts'
import { messageOf } from '../db/open-error.ts'
import { storedFiles } from '../files/files.store.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import { type Manifest, readArchive, readManifest } from './archive.ts'

/** The archive is not restored. */
export class RestoreRefusedError extends OperatorError {}

const decompressed = promisify(gunzip)

/** Verifies an archive as a whole: every byte against its checksums, and whether this version knows its database. */
export async function verifyArchive(path: string, key: Buffer | undefined): Promise<Manifest> {
  const manifest = await readManifest(path, key)
  if (manifest.migrations.last > lastKnownMigration())
    throw new RestoreRefusedError(
      'A newer version of the portal made this archive: restore it with that version.',
    )
  return manifest
}

export type Restored = {
  /** Mails that the next start holds. */
  waitingMails: number
}

type Target = { database: Database; files: FileStorage }

/**
 * Restores a verified archive into an empty place, its files into the store that takes new ones. The tables are filled in one
 * transaction. When it fails, the place is as it was, and the reason is one sentence.
 */
export async function restoreBackup(
  { database, files }: Target,
  { path, key, manifest }: { path: string; key: Buffer | undefined; manifest: Manifest },
): Promise<Restored> {
  const restored: Restored = { waitingMails: 0 }
  await database.exclusively(async ({ db, runMigrations }) => {
    await refuseFullDatabase(db, manifest)
    const wasBare = (await placeOf(db)) === 'bare'
    const stored: string[] = []
    const folder = migrationsUntil(manifest.migrations.last)
    const progress = { at: 'its migrations' }
    try {
      await runMigrations(folder)
      await db.transaction(async (tx) => {
        const keys = await beginLoading(tx)
        const loaded = await loadEntries(tx, files, stored, { path, key, progress })
        progress.at = 'its end'
        compareCounts(manifest, await listTables(tx), loaded.rows)
        await compareFiles(tx, manifest, loaded.fileSizes)
        await endLoading(tx, keys, manifest.sequences)
        restored.waitingMails = await countWaitingMails(tx)
        await markRestored(tx, {
          file: basename(path),
          made_at: manifest.made_at,
          restored_at: new Date().toISOString(),
        })
      })
    } catch (error) {
      for (const storage_key of stored) await files.delete(storage_key).catch(() => {})
      if (wasBare) await removeTables(db)
      throw refusalOf(error, path, progress)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    await analyze(db)
  })
  return restored
}

/** Which part of the archive is being restored. */
type Progress = { at: string }

function refusalOf(error: unknown, path: string, { at }: Progress): OperatorError {
  if (error instanceof OperatorError) return error
  const [reason] = messageOf(innermost(error)).split('\n')
  return new RestoreRefusedError(`${path} cannot be restored: ${at}: ${reason}. Nothing was restored.`, {
    cause: error,
  })
}

/** Drizzle wraps what the database said into the whole statement. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? innermost(error.cause) : error

async function refuseFullDatabase(db: Db, manifest: Manifest): Promise<void> {
  const place = await placeOf(db)
  if (place === 'bare') return
  if (place === 'people')
    throw new RestoreRefusedError('There are people in the database: only an empty place is filled.')
  // Tables without people are what a restore has left that was killed; it may be run again.
  const { last } = await dumpMigrations(db)
  if (last > manifest.migrations.last)
    throw new RestoreRefusedError(
      'The tables of the database are of a newer version than the archive: drop them first.',
    )
}

type Loaded = {
  /** How many, by table. */
  rows: ReadonlyMap<string, number>
  /** By their storage keys. */
  fileSizes: ReadonlyMap<string, number>
}

async function loadEntries(
  tx: Tx,
  files: FileStorage,
  stored: string[],
  { path, key, progress }: { path: string; key: Buffer | undefined; progress: Progress },
): Promise<Loaded> {
  const [rows, fileSizes] = [new Map<string, number>(), new Map<string, number>()]
  const load = tableLoader(tx)
  for await (const { name, bytes } of readArchive(path, key)) {
    progress.at = name
    const [kind, place = ''] = name.split('/')
    if (kind === 'files') {
      fileSizes.set(place, bytes.length)
      // A file that is there already belongs to the portal that was moved from the same folder, and stays in any case.
      if ((await files.get(place))?.equals(bytes)) continue
      stored.push(place)
      await files.put(place, bytes)
    } else {
      const lines = (await decompressed(bytes)).toString().split('\n')
      await load(place, lines)
      rows.set(place, (rows.get(place) ?? 0) + lines.length)
    }
  }
  return { rows, fileSizes }
}

function compareCounts(manifest: Manifest, tables: readonly string[], rows: Loaded['rows']): void {
  for (const table of new Set([...tables, ...Object.keys(manifest.tables)])) {
    const [count, expected] = [rows.get(table) ?? 0, manifest.tables[table]]
    if (expected === undefined) throw new Error(`The table ${table} is missing`)
    if (count !== expected) throw new Error(`The table ${table} has ${count} rows instead of ${expected}`)
  }
}

/** A backup has every file that a row names, so an archive without one is not the portal's. */
async function compareFiles(tx: Tx, manifest: Manifest, sizes: Loaded['fileSizes']): Promise<void> {
  let count = 0
  for await (const { id, storage_key, size_bytes } of storedFiles(tx)) {
    count += 1
    if (sizes.get(storage_key) !== size_bytes)
      throw new Error(`The file ${id} (id of the table files) is missing or damaged`)
  }
  if (count !== manifest.files)
    throw new Error(`The table files names ${count} files instead of ${manifest.files}`)
}
