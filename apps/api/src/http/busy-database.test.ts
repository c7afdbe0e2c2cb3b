import { categories } from '@portal/contract/categories'
import { records } from '@portal/contract/hours/hours'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../test/app.ts'
import { buildCategory } from '../../test/factories/category.ts'
import { buildContract } from '../../test/factories/contract.ts'
import { buildManager } from '../../test/factories/user.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())
afterEach(async () => {
  await api.db.execute('drop sequence if exists tries')
  await api.db.execute('drop function if exists fail_first cascade')
})

type Failing = { table: string; state: string; times: number; constraint?: string }

/** Lets the first writes of a table fail. The sequence counts them, because no rollback takes it back. */
async function failFirst({ table, state, times, constraint = '' }: Failing): Promise<void> {
  for (const statement of [
    'create sequence tries',
    `create function fail_first() returns trigger language plpgsql as $$ begin
       if nextval('tries') <= ${times} then
         raise exception using errcode = '${state}', message = 'arranged', constraint = '${constraint}';
       end if;
       return new;
     end $$`,
    `create trigger fail_first before insert or update on ${table} for each row execute function fail_first()`,
  ])
    await api.db.execute(statement)
}

async function tries(): Promise<number> {
  const { rows } = await api.db.execute<{ last: number }>(sql`select last_value as last from tries`)
  return Number(rows[0]?.last)
}

async function rename() {
  const { id } = await buildCategory(api.db)
  return (times: number, state: string) =>
    failFirst({ table: 'categories', state, times }).then(() =>
      manager.call(categories.update, { params: { id }, body: { category: { name: `Busy ${id}` } } }),
    )
}

describe('changes that the database undid in favour of others', () => {
  it.each(['40P01', '40001'])(
    'a change that the database undid is made again, up to three times (%s)',
    async (state) => {
      const { status } = await (await rename())(3, state)
      expect([status, await tries()]).toEqual([200, 4])
    },
  )

  it.each(['40P01', '40001'])(
    'a change that the database undid each time is 503 with the time to try again (%s)',
    async (state) => {
      const { status, headers, refusal } = await (await rename())(9, state)
      expect([status, headers['retry-after'], refusal.code]).toEqual([503, '1', 'server.database_busy'])
      expect(await tries()).toBe(4)
    },
  )
})

it.each([
  ['a lock', '55P03'],
  ['an answer', '57014'],
])('a change that waited too long for %s is 503 with the time to try again', async (_, state) => {
  const { status, headers, refusal } = await (await rename())(9, state)
  expect([status, headers['retry-after'], refusal.code]).toEqual([503, '1', 'server.database_busy'])
  expect(await tries()).toBe(1)
})

it.each([
  ['project', 'project_id', 'records_project_id_projects_id_fk'],
  ['category', 'category_id', 'records_category_id_categories_id_fk'],
])('a record whose %s vanishes after the check is refused at its field', async (_, field, constraint) => {
  const contract = await buildContract(api.db)
  const person = await api.as({ id: contract.user_id })
  const category = await buildCategory(api.db)
  const record = { project_id: contract.project_id, category_id: category.id, hours: 1, date: '2025-03-10' }
  await failFirst({ table: 'records', state: '23503', times: 1, constraint })
  const { status, refusal } = await person.call(records.create, { body: { record } })
  expect([status, Object.keys(refusal.errors)]).toEqual([422, [field]])
})
