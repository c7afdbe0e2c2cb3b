import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from '../database.ts'
import { DatabaseOpenError } from '../open-error.ts'

export type Upgrade = {
  /** How many migrations this version has more than the database. */
  steps: number
  /** How many migrations the database has. */
  applied: number
}

/**
 * What migrating a database of an earlier version would do; undefined for a new one, and when there is nothing to do. Throws
 * when a newer version made the database: its rows may hold what this version would lose or misread.
 */
export async function pendingUpgrade(db: Db, migrationsFolder: string): Promise<Upgrade | undefined> {
  const { rows: tables } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (tables[0]?.name == null) return undefined
  const { rows } = await db.execute<{ at: string }>(
    sql`select created_at::text as at from drizzle.__drizzle_migrations`,
  )
  if (rows.length === 0) return undefined
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const [newest, last] = [Math.max(...rows.map(({ at }) => Number(at))), Math.max(...known)]
  if (newest > last) {
    throw new DatabaseOpenError(
      'A newer version of the portal made this database: start that version, or go back to a copy of the database from before the upgrade.',
    )
  }
  const steps = known.filter((at) => at > newest).length
  return steps === 0 ? undefined : { steps, applied: rows.length }
}
