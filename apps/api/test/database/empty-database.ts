import { openDatabase } from '../../src/db/client.ts'
import type { Database } from '../../src/db/database.ts'
import { embeddedDatabase, startPglite } from '../../src/db/embedded/embedded.ts'
import { createEmptyPostgresDatabase } from './template.ts'

/** Opens a database without any tables, in memory or, with TEST_DATABASE_URL, on that server. */
export async function openEmptyDatabase(
  serverUrl = process.env.TEST_DATABASE_URL,
): Promise<{ database: Database; close(): Promise<void> }> {
  if (!serverUrl) {
    const database = embeddedDatabase(await startPglite({}), () => {})
    return { database, close: () => database.close() }
  }
  const { url, drop } = await createEmptyPostgresDatabase(serverUrl)
  const database = await openDatabase({ databaseUrl: url, dataDir: '/nowhere', poolSize: 2 })
  const close = async () => {
    await database.close()
    await drop()
  }
  return { database, close }
}
