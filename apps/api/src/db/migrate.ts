import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { fillContactKeys } from './candidates/fill-contact-keys.ts'
import type { Database, Db } from './database.ts'
import { codeOf, DatabaseOpenError, messageOf } from './open-error.ts'
import { followHolidayRule } from './reads/holidays.ts'
import { ensureReferenceData } from './reference-data.ts'
import { fillFoldedForms } from './texts/fill-folded-forms.ts'
import { pendingUpgrade, type Upgrade } from './upgrade/pending-migrations.ts'
import { sqlStateOf } from './violations.ts'

/** `copy` is the path of the copy that was kept; undefined on a PostgreSQL of its own. */
export type KeptUpgrade = Upgrade & { copy: string | undefined }

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings tables, reference data and untouched years of holidays up to date. When several processes start at once, one
 * migrates and the others wait. `onUpgrade` hears of an upgrade of an earlier version's database before it begins, once the
 * embedded database has kept a copy. Refuses a database of a newer version.
 */
export async function migrate(
  database: Database,
  onUpgrade: (upgrade: KeptUpgrade) => void = () => {},
): Promise<void> {
  await database.exclusively(async ({ db, runMigrations }) => {
    const upgrade = await pendingUpgrade(db, migrationsFolder)
    if (upgrade) onUpgrade({ ...upgrade, copy: await database.keepCopy(upgrade.applied) })
    await createExtension(db)
    try {
      await runMigrations(migrationsFolder)
    } catch (error) {
      if (sqlStateOf(error) === '42501') {
        throw new DatabaseOpenError('The user of DATABASE_URL may not create tables in its database.', {
          cause: error,
        })
      }
      throw error
    }
    await ensureReferenceData(db)
    await fillFoldedForms(db)
    await fillContactKeys(db)
    await followHolidayRule(db)
  })
}

/** Creates the extension, which the migrations create too, so that a refusal becomes a message that says what to do. */
async function createExtension(db: Db): Promise<void> {
  try {
    await db.execute(sql`create extension if not exists btree_gist`)
  } catch (error) {
    throw new DatabaseOpenError(
      `The PostgreSQL extension btree_gist cannot be created (${reasonOf(error)}); install PostgreSQL's contrib package and run "create extension btree_gist" in the database as a superuser.`,
      { cause: error },
    )
  }
}

const reasonOf = (error: unknown) =>
  messageOf(error instanceof Error && codeOf(error) === undefined ? (error.cause ?? error) : error)
