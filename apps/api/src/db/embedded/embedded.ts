import { join, resolve } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from '../database.ts'
import { DatabaseOpenError, messageOf } from '../open-error.ts'
import { repeatTransactions } from '../repeat-transactions.ts'
import * as schema from '../schema.ts'
import { within } from '../within.ts'
import { lockDataDir } from './data-dir-lock.ts'

/** Opens the embedded database in DATA_DIR/database. The folder stays locked until it is closed. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = resolve(dataDir)
  const lock = lockDataDir(folder)
  try {
    const client = await startPglite({ dataDir: join(folder, 'database') })
    return embeddedDatabase(client, lock.release)
  } catch (error) {
    lock.release()
    throw new DatabaseOpenError(
      `The embedded database in ${folder} does not open; its files may be damaged or belong to another user (${reasonOf(error)}).`,
      { cause: error },
    )
  }
}

/** PGlite's file system throws objects that are not instances of Error. */
const reasonOf = (error: unknown) => (error instanceof Error ? messageOf(error) : 'unusable files')

export const startPglite = (options: PGliteOptions): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { btree_gist } })

export function embeddedDatabase(client: PGlite, afterClose: () => void): Database {
  const connected = drizzle({ client, schema })
  const db = repeatTransactions(connected)
  let closing: Promise<void> | undefined
  return {
    db,
    kind: 'embedded',
    ping: () => within(3000, db.execute(sql`select 1`)),
    // The folder is locked until this process ends, so no other process can be migrating.
    exclusively: (work) =>
      work({ db, runMigrations: (migrationsFolder) => migrate(connected, { migrationsFolder }) }),
    close() {
      closing ??= client.close().finally(afterClose)
      return closing
    },
  }
}
