import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { buildManager } from '../../../../test/factories/user.ts'
import { countOpenCursors } from '../../../../test/open-cursors.ts'
import { newestChanges } from '../../../../test/trail/read-trail.ts'

// The file has about 7 MB, which is more than the server reads ahead (1 MB) and the buffers of a connection take (about
// 5 MB).
const projectCount = 4000
const statusCount = 8

let api: TestApp
let url: string
let authorization: string
beforeAll(async () => {
  api = await createTestApp()
  const manager = await buildManager(api.db)
  authorization = `Bearer ${await api.tokenOf(manager)}`
  url = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const { user_id, category_id } = await buildRecord(api.db, { date: '2025-01-01' })
  await api.db.execute(`
    insert into projects (name, manager_id, customer_id)
    select n || repeat('x', 190), ${manager.id}, (select min(id) from customers)
    from generate_series(1, ${projectCount}) n`)
  await api.db.execute(`
    insert into records (user_id, project_id, category_id, job_status_id, date, hours)
    select ${user_id}, projects.id, ${category_id}, job_statuses.id, '2025-03-12', 1
    from projects, job_statuses where projects.name like '%xxx'`)
})
afterAll(() => api.close())

async function open(): Promise<IncomingMessage> {
  const request = get(`${url}/api/v1/admin/report/monthly.csv?year_month=2025-03`, {
    headers: { authorization },
    agent: false,
  })
  const [answer] = await once(request, 'response')
  return answer
}

/**
 * Waits for the count, because the server sorts 32,000 rows before it can answer or notice that the client has gone.
 */
const untilOpenCursors = (count: number) =>
  vi.waitFor(async () => expect(await countOpenCursors(api.db)).toBe(count), { timeout: 10_000 })

it('a report whose client reads nothing more and hangs up is in the trail, and frees the connection to the database', async () => {
  const answers = [await open(), await open()]
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
  // Both downloads wait for their clients, and other requests are answered meanwhile.
  await untilOpenCursors(2)
  const rows = { field: 'rows', before: null, after: projectCount * statusCount, hidden: false }
  expect(await newestChanges(api.db)).toContainEqual(rows)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  for (const answer of answers) answer.destroy()
  await untilOpenCursors(0)
})

it('a report whose client hangs up before the first rows leaves nothing open', async () => {
  for (let client = 0; client < 3; client += 1) {
    const arrived = once(api.app.server, 'request')
    const request = get(`${url}/api/v1/admin/report/monthly.csv?year_month=2025-03`, {
      headers: { authorization },
      agent: false,
    })
    request.on('error', () => {})
    const [, response] = await arrived
    const closed = once(response, 'close')
    request.destroy()
    await closed
  }
  await untilOpenCursors(0)
})

it('a HEAD request for a report is answered without the rows, and leaves nothing open', async () => {
  const answer = await fetch(`${url}/api/v1/admin/report/monthly.csv?year_month=2025-03`, {
    method: 'HEAD',
    headers: { authorization },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  await untilOpenCursors(0)
})

it('a client that pauses gets every row of a report', async () => {
  const answer = await open()
  await untilOpenCursors(1)
  let rows = 0
  for await (const chunk of answer) rows += String(chunk).split('\n').length - 1
  expect(rows).toBe(1 + projectCount * statusCount)
  expect(await countOpenCursors(api.db)).toBe(0)
})

it('a report that cannot be written into the trail is not handed out, and leaves nothing open', async () => {
  await api.db.execute('alter table audit_entries rename to entries_of_before')
  try {
    const answer = await open()
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([500, undefined])
    await untilOpenCursors(0)
  } finally {
    await api.db.execute('alter table entries_of_before rename to audit_entries')
  }
})
