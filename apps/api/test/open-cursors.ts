import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/client.ts'

/** Counts the cursors and transactions that readers of batches have left open. */
export async function countOpenCursors(db: Db): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select (select count(*) from pg_cursors where name <> '')::int
      + (select count(*) from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%')::int as open`)
  return rows[0]?.open
}
