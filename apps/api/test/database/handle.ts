import type { Database } from '../../src/db/client.ts'

/** `url` is set on a real PostgreSQL only, for processes that open the same database. */
export type TestDatabase = Database & { url: string | undefined }
