import { sql } from 'drizzle-orm'
import type { Database } from '../src/db/client.ts'

export type Restorable = {
  /** Brings back the rows and counters of the beginning; false when the tables themselves were changed. */
  restore(): Promise<boolean>
}

type Table = { name: string; columns: string; isEmpty: boolean }

/** Notes what a migrated database holds, so that a test file can leave it as it found it. */
export async function rememberContent({ db }: Database): Promise<Restorable> {
  const tables = await tablesOf(db)
  await db.execute('create schema kept')
  for (const { name, isEmpty } of tables) {
    if (!isEmpty) await db.execute(`create table kept.${name} as table public.${name}`)
  }
  const { rows: counters } = await db.execute<{ name: string; value: number }>(
    sql`select sequencename as name, last_value as value from pg_sequences
        where schemaname = 'public' and last_value is not null`,
  )
  const definition = await definitionOf(db)

  const restoring = [
    `truncate ${tables.map(({ name }) => `public.${name}`).join(', ')} restart identity`,
    ...tables
      .filter(({ isEmpty }) => !isEmpty)
      .map(
        ({ name, columns }) =>
          `insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
      ),
    ...counters.map(({ name, value }) => `select setval('public.${name}', ${value})`),
  ]
  return {
    async restore() {
      if ((await definitionOf(db)) !== definition) return false
      await db.transaction(async (tx) => {
        // No foreign key is checked while the rows come back, so their order does not matter.
        await tx.execute('set local session_replication_role = replica')
        for (const statement of restoring) await tx.execute(statement)
      })
      return true
    },
  }
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

/** Changes with every change to a table, a column, a constraint, an index or a trigger. */
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
