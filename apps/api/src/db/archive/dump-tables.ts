import { sql } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'

const rowsAtOnce = 2000
/** Characters of rows that are one entry of the archive, about. */
const entryLength = 4_000_000

export async function listTables(db: DbOrTx): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Reads every table of a transaction's snapshot as lines of JSON, made by PostgreSQL, of a few megabytes each. Returns how many
 * rows each has.
 */
export async function dumpTables(
  tx: DbOrTx,
  write: (table: string, lines: string) => Promise<void>,
): Promise<Record<string, number>> {
  await tx.execute(sql`set local time zone 'UTC'`)
  const counts: Record<string, number> = {}
  for (const table of await listTables(tx)) {
    await tx.execute(
      sql`declare backup no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
    )
    let lines: string[] = []
    let [length, count] = [0, 0]
    const flush = async () => {
      if (lines.length > 0) await write(table, lines.join('\n'))
      lines = []
      length = 0
    }
    for (;;) {
      const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${rowsAtOnce} from backup`))
      for (const { line } of rows) {
        lines.push(line)
        length += line.length
      }
      count += rows.length
      if (length > entryLength) await flush()
      if (rows.length < rowsAtOnce) break
    }
    await flush()
    await tx.execute(sql`close backup`)
    counts[table] = count
  }
  return counts
}

/** The last values of the sequences that have given one. */
export async function dumpSequences(tx: DbOrTx): Promise<Record<string, number>> {
  const { rows } = await tx.execute<{ name: string; value: string }>(
    sql`select sequencename as name, last_value::text as value from pg_sequences
        where schemaname = 'public' and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]))
}

export async function dumpMigrations(tx: DbOrTx): Promise<{ applied: number; last: number }> {
  const { rows } = await tx.execute<{ applied: number; last: string }>(
    sql`select count(*)::int as applied, max(created_at)::text as last from drizzle.__drizzle_migrations`,
  )
  return { applied: rows[0]?.applied ?? 0, last: Number(rows[0]?.last ?? 0) }
}
