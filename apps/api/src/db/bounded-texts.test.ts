import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

/** The portal makes these texts itself; those of imports are cut by the reading of files. Texts in `…_folded` and `…_key` are derived from texts that have a check. */
const made = [
  'calendar_feeds.token_hash',
  'ended_resume_slugs.slug',
  'files.media_type',
  'former_slugs.slug',
  'idempotency_keys.key',
  'idempotency_keys.request_hash',
  'idempotency_keys.undo_token',
  'import_rows.cells',
  'imports.sheets',
  'job_statuses.name',
  'job_statuses.tag',
  'resumes.slug',
  'secrets.name',
  'secrets.value',
  'sessions.token_hash',
  'sign_in_challenges.password_hash',
  'sub_roles.key',
  'sub_roles.name',
  'undo_entries.token',
  'users.full_name',
  'users.password_hash',
  'users.slug',
]

it('every text that people type has a check constraint', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select format('%s.%s', table_of.relname, field.attname) as name
    from pg_attribute field
    join pg_class table_of on table_of.oid = field.attrelid and table_of.relkind = 'r'
    join pg_namespace place on place.oid = table_of.relnamespace and place.nspname = 'public'
    where field.attnum > 0 and not field.attisdropped
      and field.atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype)
      and field.attname !~ '_(folded|keys?)$'
      and not exists (
        select from pg_constraint rule
        where rule.conrelid = field.attrelid and rule.contype = 'c' and field.attnum = any (rule.conkey))
    order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(made)
})
