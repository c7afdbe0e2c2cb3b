import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/client.ts'

export type Restorable = {
  /** Brings back the rows and counters of the beginning. Returns false when the tables themselves were changed. */
  restore(): Promise<boolean>
}

type Table = { name: string; columns: string; isEmpty: boolean }

/** PostgreSQL plans for a table that was never counted as if it had ten pages, even when it has fewer. */
const mostBytesLeft = 10 * 8192

/** Notes what a migrated database holds, so that a test file can leave it as it found it. */
export async function rememberContent({ db }: Database): Promise<Restorable> {
  const tables = await tablesOf(db)
  await db.execute('create schema kept')
  for (const { name, isEmpty } of tables) {
    if (!isEmpty) await db.execute(`create table kept.${name} as table public.${name}`)
  }
  const { rows: counters } = await db.execute<{ setting: string }>(
    sql`select format('perform setval(%L, %s, %L)', 'public.' || quote_ident(sequencename),
          coalesce(last_value, start_value), last_value is not null) as setting
        from pg_sequences where schemaname = 'public'`,
  )
  const definition = await definitionOf(db)

  const restoring = [
    ...tables.map(({ name }) => `delete from public.${name}`),
    ...tables
      .filter(({ isEmpty }) => !isEmpty)
      .map(
        ({ name, columns }) =>
          `insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
      ),
    ...counters.map(({ setting }) => setting),
  ]
  // The statements are in a function, because the session keeps their plans. No foreign key is checked while the rows
  // go and come back, so their order does not matter.
  await db.execute(
    `create function kept.restore() returns void language plpgsql set session_replication_role = replica
     as $restore$ begin ${restoring.join(';\n')}; end $restore$`,
  )
  const truncate = `truncate ${tables.map(({ name }) => `public.${name}`).join(', ')}`
  return {
    async restore() {
      if ((await definitionOf(db)) !== definition) return false
      // Deleting a few rows takes a tenth of the time of truncating all tables, but leaves their place in the files.
      if ((await largestTable(db)) > mostBytesLeft) await db.execute(truncate)
      await db.execute('select kept.restore()')
      return true
    },
  }
}

async function largestTable(db: Database['db']): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select max(pg_relation_size(oid))::integer as bytes from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  return rows[0]?.bytes ?? 0
}

async function tablesOf(db: Database['db']): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; columns: string }>(
    sql`select quote_ident(c.relname) as name, string_agg(quote_ident(a.attname), ', ') as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        group by c.relname`,
  )
  const tables: Table[] = []
  for (const { name, columns } of rows) {
    const { rows: found } = await db.execute(`select from public.${name} limit 1`)
    tables.push({ name, columns, isEmpty: found.length === 0 })
  }
  return tables
}

/** Returns a text that changes with every change to a table, a column, a constraint, an index or a trigger. */
async function definitionOf(db: Database['db']): Promise<string> {
  const { rows } = await db.execute<{ definition: string }>(
    sql`select md5(string_agg(part, ';' order by part)) as definition from (
          select concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull, atthasdef) as part
          from pg_attribute join pg_class c on c.oid = attrelid
          where c.relnamespace = 'public'::regnamespace and not attisdropped
          union all
          select concat_ws(' ', conrelid, conname, pg_get_constraintdef(oid)) from pg_constraint
          where connamespace = 'public'::regnamespace
          union all
          select concat_ws(' ', tgrelid, tgname, tgenabled) from pg_trigger where not tgisinternal
        ) as parts`,
  )
  const [row] = rows
  if (row === undefined) throw new Error('The query for the definition of the database returned no row')
  return row.definition
}
