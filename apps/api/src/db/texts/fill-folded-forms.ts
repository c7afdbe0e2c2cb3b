import { folded } from '@portal/domain/texts/folded'
import { getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../database.ts'
import { tables } from '../tables.ts'

const rowsPerBatch = 500

/**
 * Writes the folded forms that rows lack: those from before there was one, and those of an older process that was still
 * running. A batch is a transaction, so a start that is interrupted loses one at most and the next start goes on.
 * Versions and last changes stay: nobody changed the rows.
 */
export async function fillFoldedForms(db: Db): Promise<void> {
  for (const table of tables) {
    for (const form of foldedColumnsOf(table)) await fillForm(db, table, form.name)
    for (const form of foldedColumnsOf(table))
      if (hasColumn(table, keyOf(form.name))) await giveKeys(db, table, form.name)
  }
}

const suffix = '_folded'
const textOf = (form: string) => form.slice(0, -suffix.length)
const keyOf = (form: string) => `${textOf(form)}_key`

/** The columns of folded forms, without those that the database makes of other columns. */
const foldedColumnsOf = (table: PgTable) =>
  Object.values(getTableColumns(table)).filter(
    (column) => is(column, PgCustomColumn) && column.name.endsWith(suffix) && column.generated === undefined,
  )

const hasColumn = (table: PgTable, name: string) =>
  Object.values(getTableColumns(table)).some((column) => is(column, PgCustomColumn) && column.name === name)

async function fillForm(db: Db, table: PgTable, form: string): Promise<void> {
  let last: number | undefined = 0
  while (last !== undefined) {
    const after: number = last
    last = await db.transaction((tx) => fillBatch(tx, table, form, after))
  }
}

type Row = { id: number; text: string }

/** Locks the rows, so that a text which is saved meanwhile gets its own form after this one. Returns the last id. */
async function fillBatch(tx: Tx, table: PgTable, form: string, after: number): Promise<number | undefined> {
  const text = sql.identifier(textOf(form))
  const { rows } = await tx.execute<Row>(sql`select id, ${text} as text from ${table}
    where ${sql.identifier(form)} = '' and ${text} <> '' and id > ${after} order by id limit ${rowsPerBatch} for update`)
  if (rows.length === 0) return undefined
  const made = rows.map((row) => ({ id: row.id, form: folded(row.text) }))
  await tx.execute(sql`update ${table} set ${sql.identifier(form)} = made.form
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id integer, form text)
    where ${table}.id = made.id`)
  return rows.at(-1)?.id
}

/**
 * Lets the first row of each name hold its key. The others stay as they are: only a new or another name is refused. When
 * the first is renamed or deleted, the next one gets the key at the following start.
 */
async function giveKeys(db: Db, table: PgTable, form: string): Promise<void> {
  const [name, key] = [sql.identifier(form), sql.identifier(keyOf(form))]
  const isHeld: SQL = sql`exists (select from ${table} held where held.${key} = ${table}.${name})`
  await db.execute(sql`update ${table} set ${key} = ${name}
    where ${key} is null and ${name} <> '' and not ${isHeld}
      and id = (select min(first.id) from ${table} first where first.${name} = ${table}.${name})`)
}
