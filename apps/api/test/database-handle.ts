import type { Database } from '../src/db/client.ts'

/** `url` is there on a real PostgreSQL only: what another process would open the same database with. */
export type TestDatabase = Database & { url: string | undefined }
