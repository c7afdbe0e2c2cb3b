// Bare routes that answer the portal's JSON by two named prepared statements. They check no input: for the bench only.

import { createHash } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { categories, day, person, session } from './bare-statements.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const ask = (name: string, text: string, values: unknown[]) => pool.query({ name, text, values })
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const mondayOf = (day: Date) => dayOf(new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * 86_400_000))

/** The id of the signed-in user; throws without a session. */
async function whoAsks({ headers }: FastifyRequest): Promise<number> {
  const hash = createHash('sha256').update(`${headers.authorization}`.slice(7)).digest('hex')
  const found = (await ask('session', session, [hash, new Date()])).rows[0]
  if (found === undefined) throw new Error('No session')
  return found.id
}

const app = Fastify()
app.get('/readyz', async () => ({ status: 'ok' }))
app.get<{ Querystring: { date: string } }>('/api/v1/records', async (request) => {
  const { rows } = await ask('day', day, [await whoAsks(request), request.query.date])
  const isOpen = request.query.date >= mondayOf(new Date())
  const can = { update: isOpen, delete: isOpen }
  const records = rows.map(({ count, sum, ...record }) => ({ ...record, can }))
  return { paginate_records: records, pages: 1, count: rows[0]?.count ?? 0, hours_sum: rows[0]?.sum ?? 0 }
})
app.get('/api/v1/session', async (request) => {
  const { rows } = await ask('person', person, [await whoAsks(request), dayOf(new Date())])
  const can = { update: false, change_roles: false, deactivate: false, change_password: true }
  return { user: { ...rows[0], can } }
})
app.get('/api/v1/categories', async (request) => {
  await whoAsks(request)
  const { rows } = await ask('categories', categories, [])
  const refused = {
    delete_refusal: 'You are not allowed to do this',
    delete_reason: { code: 'categories.forbidden', facts: {} },
  }
  const can = { update: false, delete: false, ...refused }
  return rows.map((row) => ({ ...row, can }))
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
