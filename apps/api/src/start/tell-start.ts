import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { dumpMigrations } from '../db/archive/dump-tables.ts'
import type { Database, DbOrTx } from '../db/client.ts'
import { addToTrail } from '../db/trail/add-to-trail.ts'
import { lastStartedVersion } from '../db/trail/last-start.ts'
import type { Clock } from '../use-case/clock.ts'
import { portalItself } from '../use-case/origin.ts'

const packageFile = join(import.meta.dirname, '../../../../package.json')
const packageSchema = z.object({ version: z.string() })

/** The version of package.json and, as its build, the number of the database's migrations: `0.1.0+38`. */
export async function presentVersion(db: DbOrTx): Promise<string> {
  const { version } = z.parse(packageSchema, JSON.parse(readFileSync(packageFile, 'utf8')))
  return `${version}+${(await dumpMigrations(db)).applied}`
}

/**
 * Tells the trail that the portal started with another version than at the last start that it knows. Of processes that start at
 * once one tells it: they look again one after the other.
 */
export async function tellStart(database: Database, clock: Clock): Promise<void> {
  const version = await presentVersion(database.db)
  if ((await lastStartedVersion(database.db)) === version) return
  await database.exclusively(({ db }) =>
    db.transaction(async (tx) => {
      const before = (await lastStartedVersion(tx)) ?? null
      if (before === version) return
      await addToTrail(tx, clock, portalItself, {
        act: 'portal.start',
        object_type: 'portal',
        object_id: null,
        object: version,
        person_id: null,
        changes: [{ field: 'version', before, after: version, hidden: false }],
      })
    }),
  )
}
