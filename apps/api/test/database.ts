import type { TestDatabase } from './database/handle.ts'
import { keepDatabase } from './database/kept.ts'
import { createEmbeddedTestDatabase } from './database/snapshot.ts'
import { createPostgresTestDatabase, noneAtWork } from './database/template.ts'

export type { TestDatabase } from './database/handle.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = keepDatabase(() => createPostgresTestDatabase(serverUrl ?? ''), noneAtWork)

/**
 * Opens a migrated database without rows that belongs to the caller until `close()`. It is PGlite in memory, or with
 * TEST_DATABASE_URL a database on that PostgreSQL server.
 */
export const createTestDatabase = (): Promise<TestDatabase> =>
  serverUrl ? onPostgres.take() : createEmbeddedTestDatabase()
