import type { Client } from 'pg'
import { hashSecretToken } from '../../apps/api/src/accounts/secret-token.ts'

export const adminToken = 'bench-session-of-the-admin'

/**
 * Fills a migrated, empty portal with 1,000 people, 300 projects of 200 customers, 2,000 contracts and a few hundred
 * thousand hours, and signs its first admin in.
 */
export async function fillAdminCompany(client: Client): Promise<void> {
  await client.query(`
    insert into users (slug, email, first_name, first_name_folded, last_name, last_name_folded, password_hash, role, active)
      select 'person-' || n, 'person' || n || '@bench.test', 'Person', 'person', 'Number ' || n, 'number ' || n, 'nobody signs in with this',
             case when n % 20 = 0 then 'manager' else 'default' end, n % 10 <> 0
      from generate_series(1, 1000) n;
    insert into profiles (id) select id from users on conflict do nothing;
    insert into user_sub_roles (user_id, sub_role_id)
      select users.id, sub_roles.id from users, sub_roles
      where email like 'person%@bench.test' and key = case users.role when 'manager' then 'project_manager' else 'developer' end;
    update profiles set home_address = id || ' Street' where id > 1;
    insert into employments (user_id, first_day) select id, date '2024-01-01' + id % 365 from users where id > 1;
    insert into resumes (user_id, name, role, slug)
      select id, first_name, 'Developer', slug || '-cv' from users where role = 'default';
    insert into technologies (name, name_folded, name_key)
      select 'Technology ' || n, 'technology ' || n, 'technology ' || n from generate_series(1, 60) n;
    insert into profile_technologies (profile_id, technology_id)
      select profiles.id, technologies.id from profiles, technologies where (profiles.id + technologies.id) % 15 = 0;
    insert into customers (company_name, company_name_folded, full_legal_name, full_legal_name_folded, title, email)
      select 'Company ' || n, 'company ' || n, 'Representative ' || n, 'representative ' || n, 'Director', 'office' || n || '@company.test'
      from generate_series(1, 200) n;
    insert into projects (name, name_folded, manager_id, customer_id, app)
      select 'Project ' || n, 'project ' || n,
             (select id from users where role = 'manager' order by id limit 1 offset n % 50),
             (select id from customers order by id limit 1 offset n % 200), array['web']
      from generate_series(1, 299) n;
    insert into project_technologies (project_id, technology_id)
      select projects.id, technologies.id from projects, technologies
      where not is_bench and (projects.id + technologies.id) % 15 = 0;
    insert into categories (name) select 'Category ' || n from generate_series(1, 8) n;
    insert into contracts (user_id, project_id, job_status_id, admin_id, start_date)
      select users.id, projects.id, job_statuses.id, users.id, date '2020-01-01'
      from users, projects, job_statuses where email like 'person%@bench.test' and is_bench and tag = 'bench';
    insert into contracts (user_id, project_id, job_status_id, admin_id, start_date, end_date)
      select users.id, places.project_id, job_statuses.id, users.id, date '2020-01-01',
             case users.id % 4 when 0 then current_date - 30 when 1 then current_date + users.id % 90 end
      from users
      join (select id as project_id, row_number() over (order by id) - 1 as place from projects where not is_bench) places
        on places.place = users.id % 299
      join job_statuses on tag = (array['outstaff', 'inner', 'hired'])[users.id % 3 + 1]
      where email like 'person%@bench.test';
    insert into records (user_id, project_id, category_id, job_status_id, date, hours)
      select user_id, project_id, (select min(id) from categories), job_status_id, current_date - back, 8
      from contracts, projects, generate_series(30, 330) back
      where projects.id = project_id and not is_bench and project_id % 3 > 0;`)
  await client.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select $1, id, now() + interval '30 days' from users where email = 'admin@bench.test'`,
    [hashSecretToken(adminToken)],
  )
  await client.query('vacuum analyze')
}

/** Fills the trail with rows of three years: most are of hours, and each of 1,000 people has a few hundred of their account. */
export async function fillTrail(client: Client, rows: number): Promise<void> {
  // Indexes that are built after the rows cost a fraction of those that grow row by row.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'audit_entries' and indexname <> 'audit_entries_pkey'`)
  for (const { name } of indexes) await client.query(`drop index "${name}"`)
  await client.query(`
    insert into audit_entries (at, actor_id, via, act, object_type, object_id, object, person_id, changes, address, request_id)
    select timestamptz '2022-01-01' + n * interval '19 seconds', 2 + n % 1000, 'browser',
           case n % 20 when 0 then 'users.update' when 1 then 'contracts.update' when 2 then 'categories.update' else 'records.update' end,
           case n % 20 when 0 then 'user' when 1 then 'contract' when 2 then 'category' else 'record' end,
           case n % 20 when 0 then 2 + n / 20 % 1000 when 1 then 1 + n / 20 % 2000 when 2 then 1 + n / 20 % 8 else n end,
           'Object ' || n % 5000, 2 + n / 20 % 1000,
           '[{"field": "hours", "before": 8, "after": 6.5, "hidden": false}]', '192.0.2.7', gen_random_uuid()
    from generate_series(1, ${rows}) n`)
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze audit_entries')
}
