import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './database.ts'

type Table = PgTable & { id: PgColumn }

/** Takes so many ids of the table, in rising order, for rows that are inserted with what belongs to them. */
export async function takeIds(tx: Tx, table: Table, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(ids.name)::int as id
      from (select pg_get_serial_sequence(${getTableName(table)}, 'id')::regclass as name offset 0) as ids,
        generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Inserts any number of rows in one statement, with their values in one parameter: the text of a statement with a parameter for
 * each value would take longer than running it. A column that the first row leaves out has its default, in every row.
 */
export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const given = columnsOf(table, Object.keys(first))
  const names = listed(given.map(({ column }) => sql.identifier(column.name).getSQL()))
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_to_recordset(${asJson(given, rows)}::jsonb) as given (${typesOf(given)})`,
  )
}

/**
 * Writes any number of rows in one statement and raises their versions. Undefined leaves a column of a row as it is.
 */
export async function updateRows<T extends Table>(
  tx: Tx,
  table: T,
  rows: readonly ({ id: number } & Partial<T['$inferInsert']>)[],
): Promise<void> {
  if (rows.length === 0) return
  const all = getTableColumns(table)
  const keys = new Set(rows.flatMap((row) => Object.keys(row)))
  const given = columnsOf(table, [...keys])
  const sets = given
    .filter(({ column }) => column.name !== 'id')
    .map(({ column }) => {
      const name = sql.identifier(column.name)
      return sql`${name} = case when jsonb_exists(given.doc, ${sql.raw(`'${column.name}'`)}) then given.${name} else ${column} end`
    })
  if (all.version !== undefined) sets.push(sql`version = ${all.version} + 1`)
  if (all.updated_at !== undefined) sets.push(sql`updated_at = now()`)
  await tx.execute(sql`update ${table} set ${listed(sets)} from (
    select doc, columns.* from jsonb_array_elements(${asJson(given, rows)}::jsonb) as doc,
      jsonb_to_record(doc) as columns (${typesOf(given)})) as given
    where ${table.id} = given.id`)
}

type Given = { key: string; column: PgColumn }

const columnsOf = (table: PgTable, keys: readonly string[]): Given[] =>
  Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    keys.includes(key) ? [{ key, column }] : [],
  )

const asJson = (given: readonly Given[], rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        given.map(({ key, column }) => {
          const value: unknown = Reflect.get(row, key)
          return [column.name, value === null || value === undefined ? value : column.mapToDriverValue(value)]
        }),
      ),
    ),
  )

const typesOf = (given: readonly Given[]): SQL =>
  listed(given.map(({ column }) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`))

const listed = (parts: SQL[]): SQL => sql.join(parts, sql`, `)
