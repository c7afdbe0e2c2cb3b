import type { Assume, ExtractTablesWithRelations, SQLWrapper } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

type Answer<Row> = { rows: Assume<Row, Record<string, unknown>>[] }

/**
 * What both drivers return for a plain statement. The number of changed rows is left out: the drivers name it
 * differently.
 */
interface PortalQueryResult extends PgQueryResultHKT {
  type: Answer<this['row']>
}

export type Db = PgDatabase<PortalQueryResult>
type NoSchema = Record<string, never>
export type Tx = PgTransaction<PortalQueryResult, NoSchema, ExtractTablesWithRelations<NoSchema>>

/** Parameter type of stores, which work in a transaction and outside one. */
export type DbOrTx = Db

/** Rows as the driver returns them, by the names of their columns. Who reads them checks their types. */
export type Batch = Record<string, unknown>[]

/**
 * Reads a statement's rows by a cursor, some hundred at a time, for results that may be long. Whoever does not read to
 * the end must call `return()`, which closes the cursor. Not inside a transaction.
 */
export type ReadBatches = (query: SQLWrapper) => AsyncGenerator<Batch, void>

/** A connection on which no other process migrates at the same time. */
type ExclusiveConnection = { db: Db; runMigrations(folder: string): Promise<void> }

type Listener = {
  onPayload(payload: string): void
  /** Called when the listener hears the channel. Messages sent before this moment may have been missed. */
  onListening(): void
  /** Called when the listener's connection was lost or refused; the listener then connects again. */
  onFailure(error: unknown): void
}
export type Listening = { stop(): Promise<void> }

/** Hears what transactions send to the channel with `pg_notify`, in every process, after their commit. */
export type Listen = (channel: string, listener: Listener) => Listening

export type Database = {
  /**
   * Inside a transaction use only the transaction: the embedded database has one session, so a query outside would
   * wait for ever.
   */
  db: Db
  kind: 'embedded' | 'postgres'
  readBatches: ReadBatches
  listen: Listen
  /** Resolves when the database answers, rejects when it does not within 3 s. */
  ping(): Promise<unknown>
  /** Whether the disk of the embedded database has no room for changes. Always false on a PostgreSQL of its own. */
  isDiskFull(): boolean
  /**
   * Keeps a copy of the database as it is, before its migrations go on after so many. Returns the path of the copy; undefined on
   * a PostgreSQL of its own, whose operator makes backups.
   */
  keepCopy(appliedMigrations: number): Promise<string | undefined>
  /**
   * Copies the folder of the embedded database while nobody changes it, and returns the milliseconds for which others waited. Undefined
   * where the database is not in a folder.
   */
  snapshot: ((folder: string) => Promise<number>) | undefined
  /** Runs the work while no other process with the same database runs such work. */
  exclusively(work: (connection: ExclusiveConnection) => Promise<void>): Promise<void>
  close(): Promise<void>
}
