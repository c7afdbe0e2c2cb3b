import { type SQL, sql } from 'drizzle-orm'
import { OperatorError } from '../../commands/operator-error.ts'
import type { Tx } from '../client.ts'
import { listTables } from './dump-tables.ts'

const rowsAtOnce = 2000

type ForeignKey = { table: string; name: string; definition: string }

/** Empties all tables and drops the foreign keys, so that tables can be filled in any order. Returns the keys. */
export async function beginLoading(tx: Tx): Promise<ForeignKey[]> {
  await tx.execute(sql`set local time zone 'UTC'`)
  const { rows: keys } = await tx.execute<ForeignKey>(
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name,
          pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  const tables = (await listTables(tx)).map((table) => sql.identifier(table))
  await tx.execute(sql`truncate ${sql.join(tables, sql`, `)}`)
  return keys
}

/** Returns a function that fills tables with lines of JSON. Columns that PostgreSQL computes are left to it. */
export function tableLoader(tx: Tx): (table: string, lines: readonly string[]) => Promise<void> {
  const known = new Map<string, Columns>()
  return async (table, lines) => {
    const { names, filled } = known.get(table) ?? (await columnsOf(tx, table))
    known.set(table, { names, filled })
    if (!lines.every((line) => hasColumns(line, names)))
      throw new OperatorError(`The archive has a line that is no row of the table ${table}.`)
    await insertRows(tx, { table, columns: filled, lines })
  }
}

type Columns = {
  names: ReadonlySet<string>
  /** Those that PostgreSQL does not compute. */
  filled: SQL
}

async function columnsOf(tx: Tx, table: string): Promise<Columns> {
  const { rows } = await tx.execute<{ name: string; filled: boolean }>(
    sql`select column_name as name, is_generated = 'NEVER' as filled from information_schema.columns
        where table_schema = 'public' and table_name = ${table}
        order by ordinal_position`,
  )
  const filled = rows.filter((column) => column.filled).map(({ name }) => sql.identifier(name))
  return { names: new Set(rows.map(({ name }) => name)), filled: sql.join(filled, sql`, `) }
}

/** PostgreSQL would pass over a name that it does not know, and fill a column that is missing with null. */
function hasColumns(line: string, names: ReadonlySet<string>): boolean {
  const row: unknown = JSON.parse(line)
  if (typeof row !== 'object' || row === null) return false
  const found = Object.keys(row)
  return found.length === names.size && found.every((name) => names.has(name))
}

type Rows = { table: string; columns: SQL; lines: readonly string[] }

async function insertRows(tx: Tx, { table, columns, lines }: Rows): Promise<void> {
  for (let begin = 0; begin < lines.length; begin += rowsAtOnce) {
    const list = `[${lines.slice(begin, begin + rowsAtOnce).join(',')}]`
    await tx.execute(
      sql`insert into ${sql.identifier(table)} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${sql.identifier(table)}, ${list}::text::json)`,
    )
  }
}

export async function endLoading(
  tx: Tx,
  keys: readonly ForeignKey[],
  sequences: Readonly<Record<string, number>>,
): Promise<void> {
  for (const { table, name, definition } of keys)
    await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
  for (const [name, value] of Object.entries(sequences))
    await tx.execute(sql`select setval(quote_ident(${name})::regclass, ${value}::bigint)`)
}
