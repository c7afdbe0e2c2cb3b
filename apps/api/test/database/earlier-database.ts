import { rmSync } from 'node:fs'
import { copyMigrations } from '../../src/db/archive/migrations-until.ts'
import type { Database } from '../../src/db/database.ts'
import { openEmptyDatabase } from './empty-database.ts'

export type EarlierDatabase = { database: Database; close(): Promise<void> }

/** Opens a database as it was before the migration with this number, without rows. `migrate` brings it up to date. */
export async function openEarlierDatabase(number: number): Promise<EarlierDatabase> {
  const earlier = await openEmptyDatabase()
  const folder = copyMigrations(({ idx }) => idx < number)
  await earlier.database.exclusively(({ runMigrations }) => runMigrations(folder))
  rmSync(folder, { recursive: true, force: true })
  return earlier
}
