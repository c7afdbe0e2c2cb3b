import { folded } from '@portal/domain/texts/folded'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgCustomColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { fillDemoCompany } from '../../demo/fill-demo-company.ts'
import { migrate } from '../migrate.ts'
import { tables } from '../tables.ts'

// The migration leaves rows from before the folded forms like this: the forms are empty, and nobody holds a key.

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

type Row = Record<string, unknown>
const rowsOf = async (query: string) => (await database.db.execute<Row>(sql.raw(query))).rows

const foldedColumns = tables.flatMap((table) =>
  Object.values(getTableColumns(table))
    .filter((column) => is(column, PgCustomColumn) && column.name.endsWith('_folded'))
    .map((form) => ({ table, form, text: form.name.replace(/_folded$/, '') })),
)

it('a start fills the folded forms of earlier rows in batches, and changes nothing else of them', async () => {
  const made = `
    insert into users (slug, email, first_name, last_name, password_hash)
      values ('m-l', 'm@l.test', 'Мар’яна', 'Лукʼянець', 'x');
    insert into customers (company_name, full_legal_name, title, email) values ('Кафе\u0301', 'Андріи\u0306', 'Директор', 'a@b.test');
    insert into projects (name, manager_id) select 'Їжак', id from users;
    insert into vacancies (title) values ('QA\u00A0Lead');
    insert into candidates (vacancy_id, full_name, position)
      select id, 'Candidate ' || n, case when n > 1 then 'Ґ ' || n end from vacancies, generate_series(1, 1201) n`
  for (const statement of made.split(';')) await rowsOf(statement)
  const all = `select 'user' as kind, id, version, updated_at from users
    union all select 'customer', id, version, updated_at from customers
    union all select 'candidate', id, version, updated_at from candidates order by kind, id`
  const before = await rowsOf(all)

  await migrate(database)

  expect(await rowsOf(`select first_name_folded, last_name_folded, full_name_folded from users`)).toEqual([
    { first_name_folded: "мар'яна", last_name_folded: "лук'янець", full_name_folded: "мар'яна лук'янець" },
  ])
  expect(await rowsOf(`select company_name_folded, full_legal_name_folded from customers`)).toEqual([
    { company_name_folded: folded('Кафе\u0301'), full_legal_name_folded: 'андрій' },
  ])
  expect(await rowsOf(`select name_folded from projects order by id`)).toEqual([
    { name_folded: 'bench' },
    { name_folded: 'їжак' },
  ])
  expect(await rowsOf(`select title_folded from vacancies`)).toEqual([{ title_folded: 'qa lead' }])
  const filled = `select count(*) filter (where full_name_folded = lower(full_name))::int as names,
    count(*) filter (where position_folded = lower(position))::int as positions,
    count(*) filter (where position_folded = '')::int as none from candidates`
  expect(await rowsOf(filled)).toEqual([{ names: 1201, positions: 1200, none: 1 }])
  expect(await rowsOf(all)).toEqual(before)
})

it('the first of several rows with one folded name holds the key, and the next row takes it when the first is gone', async () => {
  await rowsOf(`insert into categories (name) values ('Café'), ('Cafe\u0301'), ('\u200B'), ('Reading')`)
  const keys = () => rowsOf(`select name, name_folded, name_key from categories order by id`)
  await migrate(database)
  expect(await keys()).toEqual([
    { name: 'Café', name_folded: 'café', name_key: 'café' },
    { name: 'Cafe\u0301', name_folded: 'café', name_key: null },
    { name: '\u200B', name_folded: '', name_key: null },
    { name: 'Reading', name_folded: 'reading', name_key: 'reading' },
  ])
  await rowsOf(`delete from categories where name = 'Café'`)
  await migrate(database)
  expect(await keys()).toContainEqual({ name: 'Cafe\u0301', name_folded: 'café', name_key: 'café' })
})

it('several processes may fill the folded forms at once', async () => {
  await rowsOf(`insert into technologies (name) select 'Technology ' || n from generate_series(1, 1100) n`)
  await Promise.all([migrate(database), migrate(database), migrate(database)])
  const filled = `select count(*)::int as rows, count(name_key)::int as keys from technologies where name_folded = lower(name)`
  expect(await rowsOf(filled)).toEqual([{ rows: 1100, keys: 1100 }])
})

it('every folded form follows a text of its row, and is empty where no process has written it', async () => {
  expect(foldedColumns.length).toBeGreaterThan(10)
  for (const { table, form, text } of foldedColumns) {
    const texts = Object.values(getTableColumns(table)).map(({ name }) => name)
    expect(texts).toContain(text)
    const [column] = (
      await database.db.execute<Row>(sql`select pg_get_expr(adbin, adrelid) as value from pg_attrdef
        join pg_attribute on attrelid = adrelid and attnum = adnum
        where adrelid = ${getTableName(table)}::regclass and attname = ${form.name}`)
    ).rows
    expect(column?.value).toMatch(form.generated === undefined ? /^''::text$/ : /\|\|/)
  }
})

it('the demo company has the folded forms of its texts', async () => {
  const empty = await createTestDatabase()
  await fillDemoCompany(empty.db, { today: '2025-03-12', password_hash: 'x' })
  for (const { table, form, text } of foldedColumns) {
    const { rows } = await empty.db.execute<{ text: string | null; form: string }>(
      sql`select ${sql.identifier(text)} as text, ${sql.identifier(form.name)} as form from ${table}`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map((row) => row.form)).toEqual(rows.map((row) => folded(row.text ?? '')))
  }
  await empty.close()
})
