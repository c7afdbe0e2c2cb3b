// 20,000 rows of hours: read, checked, written and taken back, on both databases, and how long others wait meanwhile.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { importRun } from '@portal/contract/imports'
import { addDays } from '@portal/domain/days'
import { startPglite } from '../../apps/api/src/db/embedded/embedded.ts'
import { startServer } from '../../tools/servers/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../../tools/servers/temp-postgres.ts'
import { fillCompany } from '../company.ts'
import { account, openPortal, script } from '../portal.ts'
import { ratio } from '../report.ts'

const rowsOfFile = 20_000
const records = 42_000
const aim = { seconds: 60, heldSeconds: 2 }
const pauseMs = 20

type Queries = { query<Row>(text: string): Promise<{ rows: Row[] }> }

/** Hours of days on which nobody of the bench has any. */
async function csvOfHours(client: Queries): Promise<string> {
  const { rows } = await client.query<{ email: string; project: string }>(`
    select distinct on (users.id) users.email, projects.name as project
    from contracts join users on users.id = contracts.user_id join projects on projects.id = contracts.project_id
    where contracts.start_date = '2000-01-01' order by users.id`)
  const lines = Array.from({ length: rowsOfFile }, (_, place) => {
    const person = rows[place % rows.length]
    const date = addDays('2010-01-04', Math.floor(place / rows.length))
    return `${person?.email},${date},${person?.project},Bench category ${(place % 8) + 1},7.5,"Day ${place}, imported"`
  })
  return ['Email,Date,Project,Category,Hours,Description', ...lines].join('\r\n')
}

async function measure(title: string, url: string, csv: string): Promise<void> {
  const session = await fetch(`${url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session: { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD } }),
  })
  const headers = { cookie: session.headers.getSetCookie().join('; '), origin: new URL(url).origin }
  const send = async (method: string, path: string, body?: string | FormData) => {
    const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { ...headers, ...json },
      body: body ?? null,
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return importRun.parse(await answer.json())
  }
  const until = async (id: number, state: string) => {
    for (;;) {
      const run = await send('GET', `/imports/${id}`)
      if (run.state === state) return run
      if (run.state === 'failed' || run.state === 'mapping') throw new Error(JSON.stringify(run))
      await wait(100)
    }
  }
  /** The seconds that the work takes, and the longest that a small request of somebody else took meanwhile. */
  const timed = async (name: string, work: () => Promise<unknown>) => {
    let isOver = false
    let held = 0
    const others = (async () => {
      while (!isOver) {
        const before = performance.now()
        await (await fetch(`${url}/api/v1/categories`, { headers })).arrayBuffer()
        held = Math.max(held, (performance.now() - before) / 1000)
        await wait(pauseMs)
      }
    })()
    const before = performance.now()
    await work()
    const seconds = (performance.now() - before) / 1000
    isOver = true
    await others
    console.log(`  ${name}: ${seconds.toFixed(1)} s; others waited at most ${held.toFixed(2)} s`)
    return { seconds, held }
  }

  console.log(`\n${rowsOfFile} rows of hours, ${title}`)
  let id = 0
  const read = await timed('read and checked', async () => {
    const form = new FormData()
    form.append('kind', 'hours')
    form.append('file', new Blob([csv], { type: 'text/csv' }), 'hours.csv')
    id = (await send('POST', '/imports', form)).id
    const { counts } = await until(id, 'checked')
    if (counts.create !== rowsOfFile) throw new Error(JSON.stringify(counts))
  })
  const written = await timed('written', async () => {
    await send('POST', `/imports/${id}/write`, JSON.stringify({ only_fitting: false }))
    await until(id, 'done')
  })
  const back = await timed('taken back', () => send('POST', `/imports/${id}/take_back`))
  console.log(ratio('seconds until written', read.seconds + written.seconds, aim.seconds))
  console.log(ratio('others waited, s', Math.max(read.held, written.held, back.held), aim.heldSeconds))
}

const binaries = await ensurePostgres()
if (binaries === undefined) throw new Error(postgresMissing)
const postgres = await startTempPostgres(binaries, { durable: true })
try {
  const portal = await openPortal(postgres, { name: 'imports', records })
  await measure('PostgreSQL', portal.url, await csvOfHours(portal.admin)).finally(portal.stop)
} finally {
  await postgres.stop()
}

const folder = await mkdtemp(join(tmpdir(), 'portal-imports-'))
try {
  const start = () => startServer(script, { DATA_DIR: folder, DATABASE_URL: '', ...account })
  await (await start()).stop()
  const client = await startPglite({ dataDir: join(folder, 'database') })
  await fillCompany(client, records)
  const csv = await csvOfHours(client)
  await client.close()
  const server = await start()
  await measure('embedded', server.url, csv).finally(server.stop)
} finally {
  await rm(folder, { recursive: true })
}
