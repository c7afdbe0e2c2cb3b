// Bare routes that answer the portal's JSON by two named prepared statements. No input is checked: for the bench only.

import { createHash } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'

const session = `select users.id, users.role, users.full_name, sessions.id as session_id, sessions.last_used_at,
    array(select key from user_sub_roles join sub_roles on sub_roles.id = sub_role_id where user_id = users.id) as keys
  from sessions join users on users.id = user_id where token_hash = $1 and expires_at > $2 and active`
const day = `select records.id, records.user_id, users.full_name as user, project_id, projects.name as project, category_id,
    categories.name as category, records.description, hours::float8, date::text, job_status_id, record_type,
    paid_leave_type, managers.full_name as manager, request_id,
    count(*) over ()::int as count, (sum(hours) over ())::float8 as sum
  from records join users on users.id = user_id left join projects on projects.id = project_id
    left join categories on categories.id = category_id left join users managers on managers.id = manager_id
  where user_id = $1 and date = $2 order by date desc, records.id desc limit 10`
const person = `select id, slug, role, full_name, first_name, last_name, email, active, status, null as avatar,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'key', key) order by position), '[]')
      from user_sub_roles join sub_roles on sub_roles.id = sub_role_id where user_id = users.id) as sub_roles,
    (select coalesce(json_agg(json_build_object('id', contracts.id, 'project_id', project_id, 'project', projects.name,
      'job_status_id', job_status_id, 'job_status', job_statuses.name, 'tag', tag, 'manager_id', manager_id,
      'manager', managers.full_name) order by lower(projects.name)), '[]') from contracts
      join projects on projects.id = project_id join job_statuses on job_statuses.id = job_status_id
      left join users managers on managers.id = manager_id
      where user_id = users.id and start_date <= $2 and (end_date is null or end_date >= $2)) as available_contracts
  from users where id = $1`
const categories = `select id, name, description, exists (select from records where category_id = categories.id) as has_records
  from categories order by lower(name)`

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const ask = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values })).rows
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const mondayOf = (day: Date) => dayOf(new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * 86_400_000))

/** The id of whoever holds the request's session. */
async function whoAsks({ headers }: FastifyRequest): Promise<number> {
  const hash = createHash('sha256').update(`${headers.authorization}`.slice(7)).digest('hex')
  const [found] = await ask('session', session, [hash, new Date()])
  if (found === undefined) throw new Error('No session')
  return found.id
}

const app = Fastify()
app.get('/readyz', async () => ({ status: 'ok' }))
app.get<{ Querystring: { date: string } }>('/api/v1/records', async (request) => {
  const rows = await ask('day', day, [await whoAsks(request), request.query.date])
  const isOpen = request.query.date >= mondayOf(new Date())
  const can = { update: isOpen, delete: isOpen }
  const records = rows.map(({ count, sum, ...record }) => ({ ...record, can }))
  return { paginate_records: records, pages: 1, count: rows[0]?.count ?? 0, hours_sum: rows[0]?.sum ?? 0 }
})
app.get('/api/v1/session', async (request) => {
  const [user] = await ask('person', person, [await whoAsks(request), dayOf(new Date())])
  const can = { update: false, change_roles: false, deactivate: false, change_password: true }
  return { user: { ...user, can } }
})
app.get('/api/v1/categories', async (request) => {
  await whoAsks(request)
  return (await ask('categories', categories, [])).map((row) => ({
    ...row,
    can: { update: false, delete: false },
  }))
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
