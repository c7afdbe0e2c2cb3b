import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Database, openDatabase } from '../../src/db/client.ts'
import { embeddedDatabase, startPglite } from '../../src/db/embedded/embedded.ts'
import { createEmptyPostgresDatabase, withServer } from './template.ts'

/**
 * Databases that earlier commits of the portal filled with the demo company (`npm run seed`), without most of the hours,
 * as pg_dump writes them with --inserts.
 */
const folder = join(import.meta.dirname, 'earlier')

export type EarlierCompany = {
  /** The commit that made it. */
  commit: string
  /** How many migrations it has. */
  migrations: number
  sql: () => string
}

export const earlierCompanies: readonly EarlierCompany[] = readdirSync(folder).map((name) => {
  const [commit = '', migrations = ''] = name.split('-')
  const sql = () => gunzipSync(readFileSync(join(folder, name))).toString()
  return { commit, migrations: Number(migrations), sql }
})

/** Loads it into a database of its own, in memory or, with TEST_DATABASE_URL, on that server, where more than one may open it. */
export async function openEarlierCompany({ sql }: EarlierCompany) {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) {
    const client = await startPglite({})
    await client.exec(`${sql()}; reset search_path`)
    const database = embeddedDatabase(client, () => {})
    return { open: async () => database, close: () => database.close() }
  }
  const { url, drop } = await createEmptyPostgresDatabase(serverUrl)
  await withServer(url, async (server) => {
    await server.query(sql())
  })
  const opened: Database[] = []
  return {
    async open() {
      const database = await openDatabase({ databaseUrl: url, dataDir: '/nowhere', poolSize: 2 })
      opened.push(database)
      return database
    },
    async close() {
      for (const database of opened) await database.close()
      await drop()
    },
  }
}

/** Fills the folder of an embedded database, which nobody has open. */
export async function writeEarlierCompany(dataDir: string, { sql }: EarlierCompany): Promise<void> {
  const client = await startPglite({ dataDir: join(dataDir, 'database') })
  await client.exec(sql())
  await client.close()
}
