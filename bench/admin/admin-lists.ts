// Compares the lists of the administration with bare routes that run the same statements and answer the same JSON, and
// with these statements alone, in a company of 1,000 people. Compare the ratios, which come from alternating rounds of one run; absolute times depend on the machine.

import pg from 'pg'
import { type RunningServer, startServer } from '../../tools/servers/portal-server.ts'
import { ensurePostgres, postgresMissing, startTempPostgres } from '../../tools/servers/temp-postgres.ts'
import type { BareList } from '../bare-lists.ts'
import { openConnection } from '../http-client.ts'
import { measureTogether, type Plan, type ProcessorTime, type Timings } from '../measure.ts'
import { ratio as ratioLine } from '../report.ts'
import { logSettings, replay, StatementRecorder } from '../statements.ts'
import { adminToken, fillAdminCompany, fillTrail } from './admin-company.ts'

const connections = 2
const plan = { rounds: 6, turnsPerRound: 60 }
const trailPlan = { rounds: 4, turnsPerRound: 20 }
const trailRows = 5_000_000
const aim = 2.5
/**
 * How many times longer than the first page a late one may take. It skips rows, and may do no more for them than sort
 * them.
 */
const latePageAim = 3
const lists = [
  '/users?active=true&page=1',
  '/users?page=40',
  '/projects?page=1',
  '/projects?page=30',
  '/customers?page=1',
  '/customers?page=20',
  '/contracts?page=1',
  '/contracts?page=80',
  '/contracts?state=current&sort=-end_date&page=1',
  '/users?sort=-full_name&page=1',
  '/dashboard/users?page=1',
  '/dashboard/users?page=60&sort=-job_started_on',
  '/dashboard/users?search=9&sort=free_from&page=1',
  '/dashboard/managers',
  '/profiles?hired=true&date=2024-02',
  '/dashboard/forecast',
  '/dashboard/missing_hours',
]

/** The first page of the trail, with filters too, and histories: one of a person, of whom much is told, and one of a row. */
const trailLists = [
  '/audit',
  '/audit?act=contracts.update&from=2024-03-01&to=2024-03-31',
  '/audit?person_id=500',
  '/users/500/audit',
  '/categories/1/audit',
]

const latePages = [
  ['/users?page=40', '/users?active=true&page=1'],
  ['/projects?page=30', '/projects?page=1'],
  ['/customers?page=20', '/customers?page=1'],
  ['/contracts?page=80', '/contracts?page=1'],
] as const

const binaries = await ensurePostgres()
if (!binaries) {
  console.error(postgresMissing)
  process.exit(1)
}
const postgres = await startTempPostgres(binaries, { durable: true, settings: logSettings })
const stops: (() => Promise<void>)[] = [() => postgres.stop()]
try {
  const server = await startServer('apps/api/src/main.ts', {
    DATABASE_URL: postgres.url,
    DEMO: 'off',
    ADMIN_EMAIL: 'admin@bench.test',
    ADMIN_PASSWORD: 'bench-admin',
  })
  stops.push(server.stop)
  const bare = await startServer('bench/bare-lists.ts', { DATABASE_URL: postgres.url })
  stops.push(bare.stop)
  const admin = new pg.Client(postgres.url)
  await admin.connect()
  stops.push(() => admin.end())
  console.log('Filling 1,000 people, 300 projects, 200 customers, 2,000 contracts …')
  await fillAdminCompany(admin)

  const recorder = new StatementRecorder(postgres, admin)
  const pool = new pg.Pool({ connectionString: postgres.url, max: connections })
  stops.push(() => pool.end())
  const medians = new Map<string, number>()
  for (const list of lists) {
    medians.set(list, await compare(`/api/v1${list}`, { server, bare, recorder, pool, plan }))
  }
  for (const [late, first] of latePages) {
    const value = (medians.get(late) ?? Number.NaN) / (medians.get(first) ?? Number.NaN)
    console.log(ratioLine(`${late} ÷ page 1`, value, latePageAim))
  }
  console.log(`Filling ${trailRows.toLocaleString('en')} rows of the trail …`)
  await fillTrail(admin, trailRows)
  for (const list of trailLists) {
    await compare(`/api/v1${list}`, { server, bare, recorder, pool, plan: trailPlan })
  }
} finally {
  for (const stop of stops.reverse()) await stop()
}

type Bench = {
  server: RunningServer
  bare: RunningServer
  recorder: StatementRecorder
  pool: pg.Pool
  plan: Plan
}

/**
 * Measures a request, a bare route that does the same, and their statements through the driver alone; all three with the
 * session look-up. Returns the median of the request in ms.
 */
async function compare(path: string, { server, bare, recorder, pool, plan: turns }: Bench): Promise<number> {
  const call = { method: 'GET', path, token: adminToken } as const
  const first = openConnection(server.url)
  const answer: unknown = JSON.parse(await first(call))
  await recorder.switchLogging(true)
  const statements = await recorder.record(() => first(call))
  await recorder.switchLogging(false)
  const list: BareList = { path, statements, answer }
  await openConnection(bare.url)({ ...call, method: 'POST', path: '/lists', body: JSON.stringify(list) })

  const asked = (url: string) =>
    Array.from({ length: connections }, () => {
      const send = openConnection(url)
      return () => send(call)
    })
  const alone = async () => {
    const client = await pool.connect()
    await replay(client, statements).finally(() => client.release())
  }
  const contenders = {
    portal: asked(server.url),
    bare: asked(bare.url),
    sql: Array.from({ length: connections }, () => alone),
  }
  const timings = await measureTogether(contenders, turns, { portal: server.pid, bare: bare.pid })
  const ratio = timings.portal.medianMs / timings.bare.medianMs
  const ms = ({ medianMs }: Timings) => `${medianMs.toFixed(2).padStart(6)} ms`
  const us = ({ processorUs }: ProcessorTime) => `${processorUs.toFixed(0)} µs`
  console.log(
    `${path.padEnd(53)} portal ${ms(timings.portal)} (${us(timings.portal)})   bare route ${ms(timings.bare)} (${us(timings.bare)})   ` +
      `${statements.length} statements alone ${ms(timings.sql)}   ratio to the bare route ${ratio.toFixed(2)} (aim: at most ${aim}) ${ratio <= aim ? 'met' : 'MISSED'}`,
  )
  return timings.portal.medianMs
}
