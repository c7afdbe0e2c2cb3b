import type { Database } from '../src/db/client.ts'
import { createEmbeddedTestDatabase } from './database-snapshot.ts'
import { createPostgresTestDatabase } from './database-template.ts'

/** `url` is there on a real PostgreSQL only: what another process would open the same database with. */
export type TestDatabase = Database & { url: string | undefined }

/**
 * A fresh migrated database of the caller's own, gone after `close()`: PGlite in memory, or with TEST_DATABASE_URL a
 * new database on that PostgreSQL server.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl ? createPostgresTestDatabase(serverUrl) : createEmbeddedTestDatabase()
}
