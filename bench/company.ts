import { hashSecretToken } from '../apps/api/src/accounts/secret-token.ts'

export const people = 300
const recordsPerPersonAndDay = 3

export type BenchPerson = { token: string; projectId: number; categoryId: number }
export type BenchCompany = { persons: BenchPerson[]; days: string[] }

/** What both drivers can do. */
type Queries = { query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }> }

/**
 * Fills a migrated, empty portal with 300 people who each log three records a day, back in time until there are
 * `records` of them. Everyone has a session.
 */
export async function fillCompany(client: Queries, records: number): Promise<BenchCompany> {
  const dayCount = Math.ceil(records / (people * recordsPerPersonAndDay))
  const fills = [
    `insert into users (slug, email, first_name, last_name, password_hash)
      select 'person-' || n, 'person' || n || '@bench.test', 'Person', 'Number ' || n, 'nobody signs in with this'
      from generate_series(1, ${people}) n`,
    `insert into profiles (id) select id from users on conflict do nothing`,
    `insert into user_sub_roles (user_id, sub_role_id)
      select users.id, sub_roles.id from users, sub_roles where email like 'person%@bench.test' and key = 'developer'`,
    `insert into categories (name) select 'Bench category ' || n from generate_series(1, 8) n`,
    `insert into projects (name, manager_id)
      select 'Bench project ' || n, (select min(id) from users) from generate_series(1, 12) n`,
    `insert into contracts (user_id, project_id, job_status_id, admin_id, start_date)
      select users.id, projects.id, job_statuses.id, (select min(id) from users), date '2000-01-01'
      from users, projects, job_statuses
      where email like 'person%@bench.test' and projects.name like 'Bench project %' and tag = 'outstaff'
        and (projects.id + users.id) % 6 = 0`,
    `insert into records (user_id, project_id, category_id, job_status_id, date, hours, description)
      select contracts.user_id, contracts.project_id, categories.id, contracts.job_status_id,
             current_date - back, 2.5, 'Something useful, described in a sentence of about this length'
      from generate_series(${dayCount}, 1, -1) back
      cross join generate_series(1, ${recordsPerPersonAndDay}) entry
      join (select distinct on (user_id) * from contracts where start_date = '2000-01-01') contracts on true
      join (select id, row_number() over (order by id) as place from categories where name like 'Bench %') categories
        on categories.place = (back + entry + contracts.user_id) % 8 + 1`,
  ]
  for (const fill of fills) await client.query(fill)
  const { rows } = await client.query<{ user_id: number; project_id: number; category_id: number }>(`
    select distinct on (user_id) user_id, project_id,
           (select min(id) from categories where name like 'Bench %') as category_id
    from contracts where start_date = '2000-01-01' order by user_id, id`)
  const persons = rows.map((row) => ({
    token: `bench-session-of-${row.user_id}`,
    projectId: row.project_id,
    categoryId: row.category_id,
  }))
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select * from unnest($1::text[], $2::int[], array_fill(now() + interval '30 days', array[$3::int]))`,
    [persons.map((person) => hashSecretToken(person.token)), rows.map((row) => row.user_id), rows.length],
  )
  await client.query('vacuum analyze')
  const days = await client.query<{ day: string }>(
    `select (current_date - back)::text as day from generate_series(1, ${Math.min(dayCount, 40)}) back`,
  )
  return { persons, days: days.rows.map((row) => row.day) }
}
