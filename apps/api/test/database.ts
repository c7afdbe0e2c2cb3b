import type { TestDatabase } from './database/handle.ts'
import { keepDatabase } from './database/kept.ts'
import { createEmbeddedTestDatabase } from './database/snapshot.ts'
import { createPostgresTestDatabase, noneAtWork } from './database/template.ts'

export type { TestDatabase } from './database/handle.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const onPostgres = keepDatabase(() => createPostgresTestDatabase(serverUrl ?? ''), noneAtWork)

/**
 * A migrated database without rows, the caller's own until `close()`: PGlite in memory, or with TEST_DATABASE_URL one on
 * that PostgreSQL server.
 */
export const createTestDatabase = (): Promise<TestDatabase> =>
  serverUrl ? onPostgres.take() : createEmbeddedTestDatabase()
