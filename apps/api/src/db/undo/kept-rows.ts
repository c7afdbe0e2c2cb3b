import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** All columns of a row by their names in the database, so that it can come back as it was. */
export type KeptRow = { [column: string]: unknown }

export const asKept = (table: PgTable) => sql<KeptRow>`to_jsonb(${table})`

/** The kept row as one of the table, named `former`. */
export const formerRow = (table: PgTable, kept: KeptRow): SQL =>
  sql`jsonb_populate_record(null::${table}, ${JSON.stringify(kept)}::jsonb) as former`

/** The columns that a row does not get back: whose it is, and what tells that it has changed. */
const ofPresent: readonly string[] = ['id', 'version', 'created_at', 'updated_at']

/** The values of all columns in `formerRow` and the next version, for an update from that row. */
export function formerValues(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !ofPresent.includes(name))
  const values = columns.map(([name, column]) => [name, sql`former.${sql.identifier(column.name)}`] as const)
  // Qualified, because the former row has a version too.
  return { ...Object.fromEntries(values), version: sql`${table}.version + 1` }
}

/** Inserts kept rows again, with their ids and times, under their next versions. */
export function insertKept(table: PgTable, kept: readonly KeptRow[]): SQL {
  const rows = kept.map((row) => ({ ...row, version: Number(row.version) + 1 }))
  return sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`
}
