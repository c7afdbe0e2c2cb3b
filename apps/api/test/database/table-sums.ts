import { sql } from 'drizzle-orm'
import { listTables } from '../../src/db/archive/dump-tables.ts'
import type { Database } from '../../src/db/database.ts'

/** A checksum of all rows of each table, whatever their order. */
export async function tableSums({ db }: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  await db.execute(sql`set time zone 'UTC'`)
  for (const table of await listTables(db)) {
    const { rows } = await db.execute<{ sum: string }>(
      sql`select count(*) || ' ' || coalesce(md5(string_agg(line, e'\n' order by line)), '') as sum
          from (select row_to_json(t)::text as line from ${sql.identifier(table)} t) lines`,
    )
    sums[table] = rows[0]?.sum ?? ''
  }
  return sums
}
