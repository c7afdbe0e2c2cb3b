import type { Assume, ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

type Answer<Row> = { rows: Assume<Row, Record<string, unknown>>[] }

/** What both drivers answer a plain statement with. How many rows changed is not in it: they name that differently. */
interface PortalQueryResult extends PgQueryResultHKT {
  type: Answer<this['row']>
}

export type Db = PgDatabase<PortalQueryResult, typeof schema>
export type Tx = PgTransaction<PortalQueryResult, typeof schema, ExtractTablesWithRelations<typeof schema>>

/** For stores: a transaction is a database too. */
export type DbOrTx = Db

/** One connection that nobody else migrates beside. */
type ExclusiveConnection = { db: Db; runMigrations(folder: string): Promise<void> }

export type Database = {
  /** Inside a transaction use the transaction only: the embedded database has one session, and waits for itself. */
  db: Db
  kind: 'embedded' | 'postgres'
  /** Resolves when the database answers, rejects when it does not within 3 s. */
  ping(): Promise<void>
  /** Runs the work while no other process that opens the same database does. */
  exclusively(work: (connection: ExclusiveConnection) => Promise<void>): Promise<void>
  close(): Promise<void>
}
