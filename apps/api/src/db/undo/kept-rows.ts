import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** All columns of a row by their names in the database, so that it can come back as it was. */
export type KeptRow = { [column: string]: unknown }

export const asKept = (table: PgTable) => sql<KeptRow>`to_jsonb(${table})`

/** The kept row as one of the table, named `former`. */
export const formerRow = (table: PgTable, kept: KeptRow): SQL =>
  sql`jsonb_populate_record(null::${table}, ${JSON.stringify(kept)}::jsonb) as former`

/** The value that the column has in `formerRow`. */
export const formerOf = (column: AnyColumn): SQL => sql`former.${sql.identifier(column.name)}`

/** Inserts kept rows again, with their ids and times. */
export const insertKept = (table: PgTable, kept: readonly KeptRow[]): SQL =>
  sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(kept)}::jsonb)`
