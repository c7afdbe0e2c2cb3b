// A bare server for lists: it learns by POST /lists which statements an address runs and what it answers, runs them under
// names on one connection, and writes the answer as JSON. It checks no input: for the bench only.

import Fastify from 'fastify'
import pg from 'pg'
import { replay, type Statement } from './statements.ts'

export type BareList = { path: string; statements: Statement[]; answer: unknown }

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const lists = new Map<string, BareList>()

const app = Fastify({ bodyLimit: 16 * 1024 ** 2 })
app.get('/readyz', async () => ({ status: 'ok' }))
app.post<{ Body: BareList }>('/lists', async ({ body }) => {
  const statements = body.statements.map((statement) => ({ ...statement, name: nameOf(statement.text) }))
  lists.set(body.path, { ...body, statements })
  return {}
})
app.get('*', async ({ url }) => {
  const list = lists.get(url)
  if (list === undefined) throw new Error(`Nothing is known of ${url}`)
  const client = await pool.connect()
  await replay(client, list.statements).finally(() => client.release())
  return list.answer
})

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `bare_${names.size}`
  names.set(text, name)
  return name
}

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
