import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import * as z from 'zod/mini'
import type { Database, Db, Tx } from '../db/client.ts'
import { migrationsFolder } from '../db/migrate.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import { type Manifest, readArchive, readManifest } from './archive.ts'
import { dumpMigrations, listTables } from './dump-tables.ts'
import { beginLoading, endLoading, loadRows } from './load-tables.ts'

/** The archive is not restored. The message is one sentence for the operator. */
export class RestoreRefused extends Error {}

const decompressed = promisify(gunzip)

/** Verifies an archive as a whole: every byte against its checksums, and whether this version knows its database. */
export async function verifyArchive(path: string, key: Buffer | undefined): Promise<Manifest> {
  const manifest = await readManifest(path, key)
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  if (manifest.migrations.last > Math.max(...known))
    throw new RestoreRefused('A newer version of the portal made this archive: restore it with that version.')
  return manifest
}

type Target = { database: Database; files: FileStorage }

/**
 * Restores a verified archive into an empty place. The tables are filled in one transaction. When it fails, the place is
 * empty again.
 */
export async function restoreBackup(
  { database, files }: Target,
  { path, key, manifest }: { path: string; key: Buffer | undefined; manifest: Manifest },
): Promise<void> {
  await database.exclusively(async ({ db, runMigrations }) => {
    await refuseFullDatabase(db, manifest)
    const wasBare = (await listTables(db)).length === 0
    const stored: string[] = []
    const folder = migrationsUntil(manifest.migrations.last)
    try {
      await db.execute(sql`create extension if not exists btree_gist`)
      await runMigrations(folder)
      await db.transaction(async (tx) => {
        const keys = await beginLoading(tx)
        const counts = await loadEntries(tx, files, stored, { path, key })
        compareCounts(manifest, counts)
        await endLoading(tx, keys, manifest.sequences)
      })
    } catch (error) {
      for (const storageKey of stored) await files.delete(storageKey).catch(() => {})
      if (wasBare) await removeTables(db)
      throw error
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    await db.execute(sql`analyze`)
  })
}

async function refuseFullDatabase(db: Db, manifest: Manifest): Promise<void> {
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('public.users')::text as name`,
  )
  if (rows[0]?.name == null) return
  const { rows: users } = await db.execute(sql`select from users limit 1`)
  if (users.length > 0)
    throw new RestoreRefused('There are people in the database: only an empty place is filled.')
  // Tables without people are what a restore has left that was killed; it may be run again.
  const { last } = await dumpMigrations(db)
  if (last > manifest.migrations.last)
    throw new RestoreRefused(
      'The tables of the database are of a newer version than the archive: drop them first.',
    )
}

async function loadEntries(
  tx: Tx,
  files: FileStorage,
  stored: string[],
  { path, key }: { path: string; key: Buffer | undefined },
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const { name, bytes } of readArchive(path, key)) {
    const [kind, place = ''] = name.split('/')
    if (kind === 'files') {
      stored.push(place)
      await files.put(place, bytes)
    } else {
      const lines = (await decompressed(bytes)).toString().split('\n')
      await loadRows(tx, place, lines)
      counts.set(place, (counts.get(place) ?? 0) + lines.length)
    }
  }
  return counts
}

function compareCounts(manifest: Manifest, counts: ReadonlyMap<string, number>): void {
  for (const [table, count] of Object.entries(manifest.tables)) {
    if ((counts.get(table) ?? 0) !== count)
      throw new Error(`The table ${table} has ${counts.get(table) ?? 0} rows instead of ${count}`)
  }
}

/** Removes what the migrations have made, so that the place is as empty as before. */
async function removeTables(db: Db): Promise<void> {
  for (const table of await listTables(db)) await db.execute(sql`drop table ${sql.identifier(table)} cascade`)
  await db.execute(sql`drop schema if exists drizzle cascade`)
}

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.int() })) })

/** A copy of the migrations up to the one of that time, with which the archive was made. The start runs the others. */
function migrationsUntil(last: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  cpSync(migrationsFolder, copy, { recursive: true })
  const file = join(copy, 'meta', '_journal.json')
  const journal = z.parse(journalSchema, JSON.parse(readFileSync(file, 'utf8')))
  const entries = journal.entries.filter(({ when }) => when <= last)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return copy
}
