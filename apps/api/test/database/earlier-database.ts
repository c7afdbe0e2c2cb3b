import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../src/db/database.ts'
import { embeddedDatabase, startPglite } from '../../src/db/embedded/embedded.ts'
import { migrationsFolder } from '../../src/db/migrate.ts'
import { openPostgres } from '../../src/db/postgres.ts'
import { createEmptyPostgresDatabase } from './template.ts'

export type EarlierDatabase = { database: Database; close(): Promise<void> }

/** Opens a database as it was before the migration with this number, without rows. `migrate` brings it up to date. */
export async function openEarlierDatabase(idx: number): Promise<EarlierDatabase> {
  const { database, drop } = await openEmpty()
  const folder = migrationsBefore(idx)
  await database.exclusively(({ runMigrations }) => runMigrations(folder))
  rmSync(folder, { recursive: true, force: true })
  const close = async () => {
    await database.close()
    await drop?.()
  }
  return { database, close }
}

async function openEmpty(): Promise<{ database: Database; drop?: () => Promise<void> }> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return { database: embeddedDatabase(await startPglite({}), () => {}) }
  const { url, drop } = await createEmptyPostgresDatabase(serverUrl)
  return { database: await openPostgres({ databaseUrl: url, poolSize: 1 }), drop }
}

/** Copies the migrations before the one with this number. */
function migrationsBefore(idx: number): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  cpSync(migrationsFolder, copy, { recursive: true })
  const file = join(copy, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const entries = journal.entries.filter((entry: { idx: number }) => entry.idx < idx)
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return copy
}
