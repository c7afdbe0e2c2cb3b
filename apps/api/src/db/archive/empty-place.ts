import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { listTables } from './dump-tables.ts'

/** What is in a database: nothing at all, the portal's tables without anybody in them, or people. */
export async function placeOf(db: Db): Promise<'bare' | 'tables' | 'people'> {
  if ((await listTables(db)).length === 0) return 'bare'
  const { rows: tables } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('public.users')::text as name`,
  )
  // The tables of another program are as good as people.
  if (tables[0]?.name == null) return 'people'
  const { rows } = await db.execute(sql`select from users limit 1`)
  return rows.length > 0 ? 'people' : 'tables'
}

/** Removes what the migrations have made, so that the place is as empty as before. */
export async function removeTables(db: Db): Promise<void> {
  for (const table of await listTables(db)) await db.execute(sql`drop table ${sql.identifier(table)} cascade`)
  await db.execute(sql`drop schema if exists drizzle cascade`)
}

/** Lets PostgreSQL count what was loaded, without which its first plans would be poor. */
export async function analyze(db: Db): Promise<void> {
  await db.execute(sql`analyze`)
}
