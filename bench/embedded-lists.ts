// Lists of the embedded database whose rows ask whether records refer to them. It has one session: while one list is
// read, everybody waits.

import { createTestApp } from '../apps/api/test/app.ts'
import { closeKeptDatabase } from '../apps/api/test/database/snapshot.ts'
import { buildAdmin } from '../apps/api/test/factories/user.ts'
import { measureTogether } from './measure.ts'
import { row } from './report.ts'

const rows = 2000
const records = 100_000
const people = 200
const aimMs = 50
const lists = [
  '/categories',
  '/projects?page=1',
  '/customers?page=1',
  `/customers?page=1&representative=${encodeURIComponent('tive 1’9')}`,
  '/contracts?page=1',
  '/admin/contracts?page=60',
  '/requests?by_month=3&by_year=2025',
  '/requests?is_pending=true',
  '/dashboard/leaves',
  '/dashboard/users',
  '/dashboard/users?sort=free_from',
  '/dashboard/managers',
  '/dashboard/forecast',
  '/dashboard/missing_hours',
  '/profiles?hired=true&date=2024-02',
  '/leave_counters?year=2025',
  '/notifications',
  '/notifications?page=100',
  '/mails',
  '/mails?state=failed&page=100',
]

const api = await createTestApp()
try {
  const { id } = await buildAdmin(api.db)
  console.log(
    `\nFilling ${rows} categories, projects, customers and contracts, and ${records} records, embedded …`,
  )
  // Records refer to the first half only; an unused row is the one that costs a search.
  await api.db.execute(
    `insert into categories (name) select 'Category ' || n from generate_series(1, ${rows}) n`,
  )
  await api.db.execute(`
    insert into customers (company_name, company_name_folded, full_legal_name, full_legal_name_folded, title, email)
    select 'Company ' || n, 'company ' || n, 'Representative 1’' || n, 'representative 1''' || n, 'Director', 'office' || n || '@company.test'
    from generate_series(1, ${rows}) n`)
  await api.db.execute(`
    insert into projects (name, manager_id, customer_id)
    select 'Project ' || row_number() over (order by id), ${id}, id from customers`)
  await api.db.execute(`
    insert into contracts (user_id, project_id, job_status_id, admin_id, start_date)
    select ${id}, projects.id, (select id from job_statuses where tag = 'outstaff'), ${id}, '2020-01-01'
    from projects where not is_bench`)
  await api.db.execute(`
    insert into records (user_id, project_id, category_id, job_status_id, date, hours, description)
    select ${id}, places.project_id, places.category_id, contracts.job_status_id, date '2025-03-01' - n / 100, 0.1, 'Work'
    from generate_series(1, ${records}) n
    join (select row_number() over (order by projects.id) as place, projects.id as project_id,
                 (select min(id) from categories) + row_number() over (order by projects.id) as category_id
          from projects where not is_bench) places on places.place = n % ${rows / 2} + 1
    join contracts on contracts.project_id = places.project_id`)
  // Twelve sick leaves each, of which the last one is pending.
  await api.db.execute(`
    insert into users (email, first_name, last_name, slug, password_hash, role)
    select 'person' || n || '@company.test', 'Person', 'Number' || n, 'somebody-' || n, 'x', 'default'
    from generate_series(1, ${people}) n`)
  await api.db.execute(`
    insert into profiles (id) select id from users on conflict do nothing;
    insert into employments (user_id, first_day) select id, date '2024-01-01' + id % 365 from users`)
  await api.db.execute(`
    insert into leave_requests (user_id, request_type, status, start_date, end_date, decided_by_id, decided_at)
    select users.id, 'full_day_sick_leave', case when n = 12 then 'pending' else 'approved' end,
           date '2025-01-06' + n * 7, date '2025-01-08' + n * 7,
           case when n < 12 then ${id} end, case when n < 12 then now() end
    from users, generate_series(1, 12) n where slug like 'somebody-%'`)
  await api.db.execute(`
    insert into records (user_id, request_id, record_type, date, hours)
    select user_id, id, request_type, start_date + n, 0
    from leave_requests, generate_series(0, 2) n where status = 'approved'`)
  await api.db.execute(`
    insert into notifications (user_id, actor_id, event, message, read, created_at)
    select users.id, ${id}, 'request_approved', 'approved your leave request', n > 50, now() - n * interval '1 hour'
    from users, generate_series(1, 5000) n where id <= ${id} + 9`)
  await api.db.execute(`
    insert into mails (kind, user_id, to_name, to_email, subject, state, attempts, last_error, queued_at, next_attempt_at, ends_at, created_at)
    select 'test', ${id}, 'Person', 'person@company.test', 'Mail ' || n, case n % 5 when 0 then 'expired' else 'failed' end, 1, '550 no',
           now(), now(), now(), now() - n * interval '1 minute'
    from generate_series(1, 50000) n`)
  await api.db.execute(`analyze`)
  const admin = await api.as({ id })
  const read = (path: string) => async () => {
    const { statusCode } = await admin.inject({ method: 'GET', url: `/api/v1${path}` })
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
  }
  const contenders = Object.fromEntries(lists.map((path) => [`GET ${path}`, [read(path)]]))
  const timings = await measureTogether(contenders, { rounds: 5, turnsPerRound: 10 })
  for (const [name, timing] of Object.entries(timings)) {
    const verdict = timing.medianMs <= aimMs ? 'met' : 'MISSED'
    console.log(`${row(name, timing)}  (aim: at most ${aimMs} ms) ${verdict}`)
  }
} finally {
  await api.close()
  await closeKeptDatabase()
}
