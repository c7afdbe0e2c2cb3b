import type { TestDatabase } from './database-handle.ts'
import { createEmbeddedTestDatabase } from './database-snapshot.ts'
import { createPostgresTestDatabase } from './database-template.ts'

export type { TestDatabase } from './database-handle.ts'

/**
 * A fresh migrated database of the caller's own, gone after `close()`: PGlite in memory, or with TEST_DATABASE_URL a
 * new database on that PostgreSQL server.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL
  return serverUrl ? createPostgresTestDatabase(serverUrl) : createEmbeddedTestDatabase()
}
