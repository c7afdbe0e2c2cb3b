import type { Client } from 'pg'
import { hashSecretToken } from '../../apps/api/src/accounts/secret-token.ts'

export const reportToken = 'bench-session-of-the-reports'
const usualPeople = 500

type Size = { years: number; people?: number }

/** Statements that fill a migrated, empty portal, one after the other. */
export const fillReportStatements = ({ days, people }: { days: number; people: number }) => [
  `insert into users (slug, email, first_name, last_name, password_hash, role)
    select 'bench-person-' || n, 'person' || n || '@bench.test', 'Person', 'Number ' || n, 'nobody signs in with this', 'default'
    from generate_series(1, ${people}) n`,
  `insert into profiles (id) select id from users on conflict do nothing`,
  `insert into categories (name) select 'Category ' || n from generate_series(1, 8) n`,
  `insert into customers (company_name, full_legal_name, title, email)
    values ('Company', 'Representative', 'Director', 'office@company.test')`,
  `insert into projects (name, manager_id, customer_id, app)
    select 'Project ' || n, (select min(id) from users), (select min(id) from customers), array['web']
    from generate_series(1, 60) n`,
  `insert into contracts (user_id, project_id, job_status_id, admin_id, start_date)
    select id, (select min(id) from projects where not is_bench), (select min(id) from job_statuses where tag = 'outstaff'),
      (select min(id) from users), current_date - ${days + 31}
    from users where email like 'person%@bench.test'`,
  // One entry on every weekday, and a second one on every fourth: 1.6 million in ten years of 500 people.
  `insert into records (user_id, project_id, category_id, job_status_id, date, hours, description)
    select people.id, (select min(id) from projects where not is_bench) + (people.place + entry * 7) % 60,
      (select min(id) from categories) + (back / 5 + people.place + entry) % 8,
      (select min(id) from job_statuses where tag in ('outstaff', 'inner', 'hired')) + (people.place + entry) % 3,
      current_date - back, 3.75 + entry, 'Something useful, described in a sentence of about this length'
    from generate_series(${days}, 1, -1) back
    cross join generate_series(1, 2) entry
    join (select id, row_number() over (order by id) as place from users where email like 'person%@bench.test') people on true
    where extract(isodow from current_date - back) < 6 and (entry = 1 or (back + people.place) % 4 = 0)
    order by back desc, people.id, entry`,
]

/** As `fillReportStatements`, on PostgreSQL; the first admin can be asked by `reportToken`. Returns the number of records. */
export async function fillReportCompany(
  client: Client,
  { years, people = usualPeople }: Size,
): Promise<number> {
  for (const statement of fillReportStatements({ days: years * 365, people })) {
    await client.query(statement)
  }
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select $1, id, now() + interval '30 days' from users where email = 'admin@bench.test'`,
    [hashSecretToken(reportToken)],
  )
  const { rows } = await client.query<{ count: string }>('select count(*) from records')
  return Number(rows[0]?.count)
}
