// Calls whose work grows with what one person made or sends, each at its bound and 30 at once, embedded: how long another
// person waits meanwhile. The portal runs in this process.

import { performance } from 'node:perf_hooks'
import { calendarFeed } from '@portal/contract/calendar-feed'
import { apiPrefix } from '@portal/contract/shared/route'
import { type Client, createTestApp } from '../../apps/api/test/app.ts'
import { closeKeptDatabase } from '../../apps/api/test/database/snapshot.ts'
import { buildCategory } from '../../apps/api/test/factories/category.ts'
import { buildContract } from '../../apps/api/test/factories/contract.ts'
import { buildAdmin } from '../../apps/api/test/factories/user.ts'
import { ratio } from '../report.ts'

const atOnce = 30
const aimMs = 1000
const days = 93
const recordsPerDay = 100
const people = 1000

type Method = 'GET' | 'POST' | 'PUT'
type Request = { method: Method; path: string; body?: object }

const api = await createTestApp()
try {
  const contract = await buildContract(api.db)
  const category = await buildCategory(api.db)
  const { id: adminId } = await buildAdmin(api.db)
  const { user_id: userId, project_id: projectId, job_status_id: jobStatusId } = contract
  const [developer, admin, other] = await Promise.all([
    api.as({ id: userId }),
    api.as({ id: adminId }),
    api.as({ id: (await buildContract(api.db)).user_id }),
  ])
  const run = (statement: string) => api.db.execute(statement)
  const log = (date: string, count: number) =>
    run(`insert into records (user_id, project_id, category_id, job_status_id, date, hours, description)
      select ${userId}, ${projectId}, ${category.id}, ${jobStatusId}, ${date}, 0.0001, 'Work'
      from generate_series(1, ${count}) n`)
  console.log('\nFilling the days of one person, embedded …')
  await run(
    `insert into records (user_id, project_id, category_id, job_status_id, date, hours, description)
     select ${userId}, ${projectId}, ${category.id}, ${jobStatusId}, date '2025-03-01' - day, 0.0001, 'Work'
     from generate_series(1, ${days}) day, generate_series(1, ${recordsPerDay}) n`,
  )
  await log(`date '2025-03-11'`, 498)
  await run(
    `insert into notifications (user_id, actor_id, event, message, read, created_at)
     select person, ${adminId}, 'request_approved', 'approved your leave request', false, now() - n * interval '1 second'
     from unnest(array[${userId}, ${adminId}]) person, generate_series(1, 20000) n`,
  )
  await run(`insert into users (email, first_name, last_name, slug, password_hash, role)
    select 'person' || n || '@company.test', 'Person', 'Number' || n, 'somebody-' || n, 'x', 'default' from generate_series(1, ${people}) n`)
  await run(`insert into profiles (id) select id from users on conflict do nothing`)
  await run(`insert into contracts (user_id, project_id, job_status_id, admin_id, start_date)
    select id, ${projectId}, ${jobStatusId}, ${adminId}, '2024-01-01' from users where slug like 'somebody-%'`)
  // Leave of earlier years, and one request of each of a hundred people that waits.
  await run(`insert into leave_requests (user_id, request_type, status, start_date, end_date, decided_by_id, decided_at)
    select ${userId}, 'day_off', 'rejected', date '2024-01-01' + n % 366, date '2024-01-01' + n % 366, ${adminId}, now() from generate_series(1, 2000) n`)
  await run(`insert into leave_requests (user_id, request_type, status, start_date, end_date)
    select id, 'unpaid_leave', 'pending', '2026-03-09', '2026-04-03' from users where slug like 'somebody-%' order by id limit 100`)
  await run(`insert into leave_requests (user_id, request_type, status, start_date, end_date, decided_by_id, decided_at)
    select id, 'unpaid_leave', 'approved', '2026-05-11', '2026-06-05', ${adminId}, now() from users where slug like 'somebody-%' order by id offset 100 limit 100`)
  await run('analyze')
  const { rows: pending } = await api.db.execute<{ id: number }>(
    `select id from leave_requests where status = 'pending'`,
  )
  const { rows: ids } = await api.db.execute<{ id: number }>(
    `select id from users where slug like 'somebody-%' order by id limit 1000`,
  )
  const feed = await developer.call(calendarFeed.make)
  const feedPath = new URL(feed.data.address).pathname.replace(apiPrefix, '')

  const get = (path: string): Request => ({ method: 'GET', path })
  const copy = { from: '2025-03-11', to: '2025-03-12' }
  const cases: readonly (readonly [title: string, by: Client, request: Request])[] = [
    [
      'preview of a copy',
      developer,
      { method: 'POST', path: '/records/copy', body: { ...copy, preview: true } },
    ],
    ['copy', developer, { method: 'POST', path: '/records/copy', body: copy }],
    ['own calendar', developer, get('/records/calendar?from=2024-12-01&to=2025-03-03')],
    ['own records', developer, get('/records?from=2024-12-01&to=2025-03-03&limit=100')],
    ['own records, sorted', developer, get('/records?sort=-hours&limit=100')],
    ['own counters', developer, get('/leave_counters?year=2024')],
    ['own requests', developer, get('/requests')],
    ['own last day of leave', developer, get('/requests/last_day')],
    ['own colleagues away', developer, get('/requests/colleagues_away/own?from=2026-03-01&to=2026-12-31')],
    [
      'request for leave',
      developer,
      {
        method: 'POST',
        path: '/requests',
        body: { request: { request_type: 'unpaid_leave', start_date: '2025-06-02', end_date: '2026-05-29' } },
      },
    ],
    ['calendar feed', developer, get(feedPath)],
    ['notifications', developer, get('/notifications?page=500')],
    ['notifications read', developer, { method: 'PUT', path: '/notifications/read_all' }],
    ['profile', developer, get(`/profiles/${userId}`)],
    [
      "a person's calendar",
      admin,
      get(`/admin/records/calendar?user_id=${userId}&from=2024-12-01&to=2025-03-03`),
    ],
    ['everyone on a day', admin, get('/admin/records?date=2025-03-11&limit=100')],
    ['monthly report', admin, get('/admin/report/monthly?year_month=2025-02')],
    ['monthly report by person', admin, get('/admin/report/monthly?year_month=2025-02&group=person')],
    ['monthly report, totals', admin, get('/admin/report/monthly/totals?year_month=2025-02')],
    ['monthly CSV', admin, get('/admin/report/monthly.csv?year_month=2025-02')],
    ['monthly workbook', admin, get('/admin/report/monthly.xlsx?year_month=2025-02')],
    ['salary workbook', admin, get('/admin/report/salary.xlsx?year_month=2025-02')],
    ['missing hours', admin, get('/dashboard/missing_hours')],
    [
      'reminders of 1,000 people',
      admin,
      {
        method: 'POST',
        path: '/dashboard/missing_hours/reminders',
        body: { user_ids: ids.map(({ id }) => id) },
      },
    ],
    ['leave of everyone', admin, get('/dashboard/leaves')],
    ['users', admin, get('/users')],
    ['away', admin, get('/away?month=2026-03')],
    ['behind a last day', admin, get(`/users/${userId}/behind_last_day?last_day=2024-12-31`)],
    [
      'decision on 100 requests',
      admin,
      {
        method: 'POST',
        path: '/requests/decisions',
        body: { ids: pending.map(({ id }) => id), decision: 'approve' },
      },
    ],
    ['touched leave', admin, get('/requests/touched')],
    ['count of 100 requests again', admin, { method: 'POST', path: '/requests/recount' }],
  ]

  const send = (by: Client, { method, path, body }: Request) =>
    by.inject({
      method,
      url: apiPrefix + path,
      ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })

  /** Others read their session without a pause until the work is done; the longest time that one of these took. */
  const longestWait = async (work: Promise<unknown>): Promise<number> => {
    let isOver = false
    let longestMs = 0
    const over = work.finally(() => {
      isOver = true
    })
    while (!isOver) {
      const before = performance.now()
      // A real request comes in a turn of the event loop of its own, which queries of the embedded database may hold up.
      await new Promise((resolve) => setImmediate(resolve))
      await send(other, get('/records?date=2025-03-10'))
      longestMs = Math.max(longestMs, performance.now() - before)
    }
    await over
    return longestMs
  }

  const measure = async (title: string, by: Client, request: Request): Promise<string | undefined> => {
    const statuses = new Map<number, number>()
    let undoToken: string | undefined
    const sent = Array.from({ length: atOnce }, async () => {
      const { statusCode, headers } = await send(by, request)
      undoToken ??= headers['x-undo']?.toString()
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    })
    const before = performance.now()
    const waitedMs = await longestWait(Promise.all(sent))
    const allMs = performance.now() - before
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    console.log(`${ratio(title, waitedMs, aimMs)}  all in ${allMs.toFixed(0)} ms: ${answers}`)
    return undoToken
  }

  console.log(`\nThe longest wait of another person, ms, while one sends a call ${atOnce} times at once`)
  for (const [title, by, request] of cases) {
    await send(other, get('/session'))
    const token = await measure(title, by, request)
    if (token !== undefined) {
      await measure(`  undo of it`, by, { method: 'POST', path: '/undo', body: { token } })
    }
  }
} finally {
  await api.close()
  await closeKeptDatabase()
}
