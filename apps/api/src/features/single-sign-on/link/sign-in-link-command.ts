import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../../../commands/operator-error.ts'
import type { Config } from '../../../config/config.ts'
import { type Database, openDatabase } from '../../../db/client.ts'
import { migrationsFolder } from '../../../db/migrate.ts'
import { pendingUpgrade } from '../../../db/upgrade/pending-migrations.ts'
import { systemClock } from '../../../use-case/clock.ts'
import { makeSignInLink } from './make-sign-in-link.ts'
import { askForSignInLink } from './sign-in-link-socket.ts'

/** The address that signs the active admin in, of the portal that the settings name, whether it runs or not. */
export async function signInLinkFor(config: Config, email: string): Promise<string> {
  const { dataDir, databaseUrl } = config
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database')))
    throw new OperatorError(`There is no database in DATA_DIR ${dataDir}.`)
  const asked = databaseUrl === undefined ? await askForSignInLink(dataDir, email) : undefined
  const { url } = asked ?? (await makeInDatabase(config, email))
  if (url === undefined) throw new OperatorError(`No active admin has the e-mail ${email}.`)
  return url
}

async function makeInDatabase(config: Config, email: string): Promise<{ url: string | undefined }> {
  const database = await openDatabase(config)
  try {
    await refuseOtherVersion(database)
    const clock = systemClock(config.timeZone)
    const link = await makeSignInLink({ db: database.db, clock, config }, email)
    return { url: link?.url }
  } finally {
    await database.close()
  }
}

/** The portal alone upgrades its database. */
async function refuseOtherVersion({ db }: Database): Promise<void> {
  const upgrade = await pendingUpgrade(db, migrationsFolder)
  if (upgrade === undefined) return
  throw new OperatorError('An earlier version made this database: start this version of the portal first.')
}
