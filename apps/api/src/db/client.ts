import type { Database } from './database.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { openPostgres } from './postgres.ts'

export type { Database, Db, DbOrTx, Listen, Listening, ReadBatches, Tx } from './database.ts'

type Options = {
  /** The address of PostgreSQL; empty or absent for the embedded database under `dataDir`. */
  databaseUrl?: string | undefined
  /** The address for LISTEN where `databaseUrl` leads to a pooler; the same as `databaseUrl` when absent. */
  databaseListenUrl?: string | undefined
  dataDir: string
  poolSize?: number | undefined
  /** Whether statements are prepared by name; the embedded database never does. Absent: true. */
  databasePrepared?: boolean | undefined
  /** Whether the embedded database forces every commit to the disk. Absent: true. */
  dataSync?: boolean | undefined
}

/** Opens the database; it may still need `migrate`. Rejects with a `DatabaseOpenError` when it cannot be used. */
export const openDatabase = ({ databaseUrl, ...options }: Options): Promise<Database> =>
  databaseUrl ? openPostgres({ ...options, databaseUrl }) : openEmbedded(options)
